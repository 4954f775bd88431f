import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES, type Locale } from '@games/domain/text/localized'

/** A locale's messages: flat key (`medals.title`) → ICU text. */
export type Catalog = Readonly<Record<string, string>>
/** Argument name → its TypeScript type. */
type Arguments = ReadonlyMap<string, string>

/** The messages of an app: a folder for each locale, a file for each noun. */
export interface MessageFolder {
  readonly path: string
  /** Where the types of its keys are written (`messages.gen.d.ts`). */
  readonly typesFile: string
  /** What another app takes of it: these nouns alone. Absent: all, and its types are written. */
  readonly only?: readonly string[]
}

const APPS = join(import.meta.dirname, '../..')

/** The messages of `apps/web`, `apps/office`, `apps/desk`; `only`: of some nouns. */
export const messagesOf = (app: 'web' | 'office' | 'desk', only?: readonly string[]): MessageFolder => ({
  path: join(APPS, app, 'messages'),
  typesFile: join(APPS, app, 'src/i18n/messages.gen.d.ts'),
  ...(only && { only }),
})

/** The nouns messages are filed under: `medals` for `messages/por/medals.json`. */
export const nounsOf = ({ path, only }: MessageFolder, locale: Locale): string[] =>
  readdirSync(join(path, locale))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((noun) => only === undefined || only.includes(noun))
    .sort()

/** The messages of one noun. A key that belongs to another noun is an error. */
export function readNoun({ path }: MessageFolder, locale: Locale, noun: string): Catalog {
  const messages = JSON.parse(readFileSync(join(path, locale, `${noun}.json`), 'utf8')) as Catalog
  for (const key of Object.keys(messages))
    if (!key.startsWith(`${noun}.`))
      throw new Error(`messages/${locale}/${noun}.json: "${key}" belongs to another file`)
  return messages
}

/** All messages of a locale as one catalog. */
export const readCatalog = (folder: MessageFolder, locale: Locale): Catalog =>
  Object.assign({}, ...nounsOf(folder, locale).map((noun) => readNoun(folder, locale, noun))) as Catalog

/** The arguments a message takes, by name. */
function argumentsOf(
  elements: readonly MessageFormatElement[],
  found = new Map<string, string>(),
): Map<string, string> {
  for (const element of elements) {
    if (element.type === TYPE.argument) found.set(element.value, found.get(element.value) ?? 'string | number')
    else if (element.type === TYPE.number) found.set(element.value, 'number')
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.set(element.value, element.type === TYPE.plural ? 'number' : 'string')
      for (const option of Object.values(element.options)) argumentsOf(option.value, found)
    }
  }
  return found
}

const argumentsOfText = (text: string): Arguments => argumentsOf(parse(text))

/** The typed keys and arguments of `useT()`, written where they differ from what is there. The Portuguese catalog is the model. */
export function writeMessageTypes(folder: MessageFolder): void {
  if (folder.only) return
  const lines = Object.entries(readCatalog(folder, 'por')).map(([key, text]) => {
    const fields = [...argumentsOfText(text)].map(([name, type]) => `${JSON.stringify(name)}: ${type}`)
    return `  ${JSON.stringify(key)}: ${fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`}`
  })
  const nouns = nounsOf(folder, 'por').map((noun) => JSON.stringify(noun))
  const types = `// Generated from messages/por by build/catalogs.ts.\nexport type Noun = ${nouns.join(' | ')}\n\nexport interface MessageArguments {\n${lines.join('\n')}\n}\n`
  let existing = ''
  try {
    existing = readFileSync(folder.typesFile, 'utf8')
  } catch {
    // the first run writes it
  }
  if (existing !== types) writeFileSync(folder.typesFile, types)
}

/** What is wrong between the catalogs: keys missing or extra against Portuguese, and arguments that differ. Empty when all agree. */
export function catalogProblems(catalogs: Readonly<Record<Locale, Catalog>>): string[] {
  const problems: string[] = []
  const model = catalogs.por
  const shape = (text: string) => [...argumentsOfText(text).keys()].sort().join(', ')
  for (const locale of LOCALES) {
    const catalog = catalogs[locale]
    for (const key of Object.keys(catalog)) if (!(key in model)) problems.push(`${locale}: extra "${key}"`)
    for (const [key, text] of Object.entries(model)) {
      const translated = catalog[key]
      if (translated === undefined) problems.push(`${locale}: missing "${key}"`)
      else if (shape(text) !== shape(translated))
        problems.push(`${locale}: "${key}" takes (${shape(translated)}), Portuguese takes (${shape(text)})`)
    }
  }
  return problems
}

/**
 * Keys no source text names. A key built at run time counts as used by its literal beginning: `status.${status}` uses every `status.…`.
 */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const literals = new Set([...text.matchAll(/['"`]([a-z-]+\.[A-Za-z0-9_.-]+)['"`]/g)].map((m) => m[1]))
  const beginnings = [...text.matchAll(/`([a-z-]+\.[A-Za-z0-9_.-]*)\$\{/g)].map((m) => m[1] ?? '')
  return keys.filter((key) => !literals.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
}
