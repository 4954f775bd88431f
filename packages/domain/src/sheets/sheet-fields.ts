/** What an organiser's sheet may be (R12.5). */
export const SHEET_KINDS = [
  'names',
  'schedule',
  'participants',
  'teams',
  'start-lists',
  'results',
  'medallists',
] as const
export type SheetKind = (typeof SHEET_KINDS)[number]
export const isSheetKind = (name: string): name is SheetKind => (SHEET_KINDS as readonly string[]).includes(name)

/** What a column of one may be about. */
export const SHEET_FIELDS = [
  'date',
  'start',
  'end',
  'discipline',
  'event',
  'category',
  'division',
  'gender',
  'phase',
  'unit',
  'unit_number',
  'venue',
  'location',
  'type',
  'side1',
  'side2',
  'status',
  'athlete',
  'family_name',
  'given_name',
  'team',
  'organisation',
  'birth_date',
  'bib',
  'start_order',
  'height',
  'weight',
  'function',
  'members',
  'rank',
  'result',
  'irm',
  'qualification',
  'wlt',
  'difference',
  'medal',
  'name',
  'name_eng',
  'name_spa',
  'code',
  'what',
] as const
export type SheetField = (typeof SHEET_FIELDS)[number]
export const isSheetField = (name: string): name is SheetField => (SHEET_FIELDS as readonly string[]).includes(name)
