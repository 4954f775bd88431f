import type { OdfBody } from '../message.ts'
import { writeExtended } from '../results/write-extensions.ts'
import { container, each, markup } from '../xml/markup.ts'

export const writeEntries = (body: Extract<OdfBody, { kind: 'entries' }>): string =>
  each(body.entries, (entry) =>
    markup(
      'Entry',
      {
        Code: entry.code,
        Type: entry.type,
        Organisation: entry.organisation,
        SortOrder: entry.sortOrder,
        Bib: entry.bib,
        EntryStatus: entry.status,
        Substitute: entry.substitute,
      },
      writeExtended('ExtendedEntry', entry.extended) +
        container(
          'Composition',
          each(entry.athletes, ({ code, order, bib }) => markup('Athlete', { Code: code, Order: order, Bib: bib })),
        ),
    ),
  )
