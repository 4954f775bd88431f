import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@games/domain/text/localized'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { type MessageFolder, messagesOf, nounsOf, readNoun, writeMessageTypes } from './catalogs.ts'

const VIRTUAL = 'virtual:messages'
const FOLDER = /\/assets\/messages-dev\/(\w+)\/([\w-]+)\.json$/

/** One noun's messages of a locale as the browser gets them: compiled, so that it needs no parser. */
const compiled = (folder: MessageFolder, locale: Locale, noun: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readNoun(folder, locale, noun)).map(([key, text]) => [key, compileMessageOrThrow(text)]),
  )

const everyCatalog = (folders: readonly MessageFolder[]) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        folders.flatMap((folder) =>
          nounsOf(folder, locale).map((noun) => [noun, compiled(folder, locale, noun)] as const),
        ),
      ),
    ]),
  )

/** Changes with any message, so that a file of messages may be cached for ever by its address. */
const versionOf = (catalogs: unknown): string =>
  createHash('sha256').update(JSON.stringify(catalogs)).digest('base64url').slice(0, 8)

/**
 * `virtual:messages` loads one noun of one locale (`src/i18n/translator.ts`): on the server from a table of all, in a browser from
 * `/assets/messages-{version}/{locale}/{noun}.json`. So a visitor loads one language, and no page the words of another. Of several folders none has another's noun.
 */
export function i18nPlugin(folders: readonly MessageFolder[] = [messagesOf('web')]): Plugin {
  let version = 'dev'
  let base = '/'
  const writeTypes = () => folders.forEach(writeMessageTypes)
  return {
    name: 'games:i18n',
    buildStart: writeTypes,
    configResolved(config) {
      base = config.base
      if (config.command === 'build' && config.mode !== 'test') version = versionOf(everyCatalog(folders))
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const folder = `export const folder = ${JSON.stringify(`${base}assets/messages-${version}`)}\n`
      if (this.environment.config.consumer === 'server')
        return `${folder}const catalogs = JSON.parse(${JSON.stringify(JSON.stringify(everyCatalog(folders)))})
export const loadNoun = (locale, noun) => Promise.resolve(catalogs[locale][noun])`
      // without them a page is its keys: a connection that breaks once is tried again. As a chunk of a build that is gone, those that are
      // not there any more: whoever listens reloads into the new one (R3.8)
      return `${folder}export const loadNoun = async (locale, noun) => {
  const address = folder + '/' + locale + '/' + noun + '.json'
  const response = await fetch(address).catch(() => fetch(address))
  if (response.ok) return response.json()
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  throw new Error('lost: ' + address)
}`
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const [locale, nouns] of Object.entries(everyCatalog(folders)))
        for (const [noun, messages] of Object.entries(nouns))
          this.emitFile({
            type: 'asset',
            fileName: `assets/messages-${version}/${locale}/${noun}.json`,
            source: JSON.stringify(messages),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, locale, noun] = FOLDER.exec((request.url ?? '').replace(/\?.*/, '')) ?? []
        const folder = folders.find((one) => noun && nounsOf(one, 'por').includes(noun))
        if (!locale || !noun || !folder) return next()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(compiled(folder, locale as Locale, noun)))
      })
    },
    handleHotUpdate({ file, server }) {
      if (!folders.some(({ path }) => file.startsWith(path))) return
      writeTypes()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
