import { type EmbedSearch, embedSearchOf } from './embed-search.ts'

export type EmbedField = Exclude<keyof EmbedSearch, 'widget'>

export type WidgetName = 'medals' | 'events'
export const widgetOf = ({ widget }: EmbedSearch): WidgetName => widget ?? 'medals'

/** Which fields each widget has, in the order of the form. */
export const FIELDS_OF: Readonly<Record<WidgetName, readonly EmbedField[]>> = {
  medals: ['discipline', 'gender', 'division', 'delegation', 'rows', 'theme', 'language'],
  events: ['show', 'discipline', 'delegation', 'day', 'rows', 'theme', 'language'],
}

/** The address of the builder with these choices, without those that the chosen widget does not have. */
export function builderAddress(search: EmbedSearch): string {
  const fields = FIELDS_OF[widgetOf(search)]
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(embedSearchOf({ ...search })))
    if (name === 'widget' || fields.some((field) => field === name)) query.set(name, String(value))
  return query.size > 0 ? `/embed?${query}` : '/embed'
}
