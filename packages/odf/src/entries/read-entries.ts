import { ByCode, type OpenBody } from '../body.ts'
import type { OdfEntry } from '../message.ts'
import { readExtended } from '../results/read-extensions.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  contained,
  flag,
  integer,
  requiredText,
  text,
  type XmlElement,
} from '../xml/element.ts'

/** DT_ENTRIES: who is entered in an event (ODF §7, 2026 on). */
export const openEntries: OpenBody = (_header, warnings) => {
  const entries = new ByCode<OdfEntry>('Entry', warnings)
  return {
    take(element) {
      if (element.name !== 'Entry') return
      const entry = readEntry(element, warnings)
      entries.set(entry.code, entry)
    },
    body: () => ({ kind: 'entries', entries: entries.list() }),
  }
}

const readEntry = (entry: XmlElement, warnings: Warnings): OdfEntry => ({
  code: requiredText(entry, 'Code', 'the code of a competitor'),
  type: competitorType(entry, warnings),
  organisation: text(entry, 'Organisation'),
  sortOrder: integer(entry, 'SortOrder', warnings),
  bib: text(entry, 'Bib'),
  status: text(entry, 'EntryStatus'),
  substitute: flag(entry, 'Substitute'),
  extended: readExtended(contained(entry, 'ExtendedEntries', 'ExtendedEntry'), warnings),
  athletes: children(child(entry, 'Composition'), 'Athlete').map((athlete) => ({
    code: requiredText(athlete, 'Code', 'the code of an athlete'),
    order: integer(athlete, 'Order', warnings),
    bib: text(athlete, 'Bib'),
  })),
})
