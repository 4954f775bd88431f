/**
 * A compiled message as the build writes it (build/i18n-plugin.ts): texts and arguments in order. An argument is `[name]`,
 * `[name, 'number']`, or a choice `[name, 'plural' | 'selectordinal' | 'select', options]`.
 */
export type Message = readonly Token[]
type Token = string | readonly [name: string, kind?: string, options?: Choice]
type Choice = Readonly<Record<string, Message | number | undefined>>
export type Values = Readonly<Record<string, string | number>>
export type Catalog = Readonly<Record<string, Message>>

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(tag: string, type: Intl.PluralRuleType, count: number): string {
  const key = `${tag} ${type}`
  let rule = rules.get(key)
  if (!rule) rules.set(key, (rule = new Intl.PluralRules(tag, { type })))
  return rule.select(count)
}

/** The text of a compiled message in the language `tag` (BCP 47). Arguments are put in as they are, `#` and numbers in the language's figures. */
export function formatMessage(message: Message, values: Values, tag: string, count = 0): string {
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') {
      text += token === '#' ? count.toLocaleString(tag) : token
      continue
    }
    const [name, kind, options] = token
    const value = values[name] ?? ''
    if (kind === undefined) text += value
    else if (options === undefined) text += Number(value).toLocaleString(tag)
    else {
      const plural =
        kind === 'select' ? value : pluralOf(tag, kind === 'plural' ? 'cardinal' : 'ordinal', Number(value))
      const chosen = options[value] ?? options[plural] ?? options.other
      if (typeof chosen === 'object') text += formatMessage(chosen, values, tag, Number(value))
    }
  }
  return text
}
