import { genderOf, type Locale, type SheetKind } from '@games/domain'
import { DISCIPLINES } from '@games/domain/disciplines/disciplines'
import type { KnownWords } from '@games/odf/tables/sheets/index'
import { writeXlsx } from 'hucre/xlsx'

const HEADERS = {
  date: { por: 'Data', spa: 'Fecha', eng: 'Date' },
  start: { por: 'Hora', spa: 'Hora', eng: 'Time' },
  discipline: { por: 'Modalidade', spa: 'Deporte', eng: 'Sport' },
  event: { por: 'Prova', spa: 'Prueba', eng: 'Event' },
  gender: { por: 'Naipe', spa: 'Género', eng: 'Gender' },
  phase: { por: 'Fase', spa: 'Fase', eng: 'Phase' },
  unit: { por: 'Jogo', spa: 'Partido', eng: 'Match' },
  side1: { por: 'Equipe A', spa: 'Equipo A', eng: 'Team A' },
  side2: { por: 'Equipe B', spa: 'Equipo B', eng: 'Team B' },
  venue: { por: 'Local', spa: 'Sede', eng: 'Venue' },
  location: { por: 'Quadra', spa: 'Cancha', eng: 'Court' },
  type: { por: 'Tipo', spa: 'Tipo', eng: 'Type' },
  athlete: { por: 'Atleta', spa: 'Deportista', eng: 'Athlete' },
  organisation: { por: 'Delegação', spa: 'Delegación', eng: 'Delegation' },
  birth_date: { por: 'Data de nascimento', spa: 'Fecha de nacimiento', eng: 'Date of birth' },
  bib: { por: 'Número', spa: 'Dorsal', eng: 'Bib' },
  team: { por: 'Equipe', spa: 'Equipo', eng: 'Team' },
  members: { por: 'Atletas', spa: 'Integrantes', eng: 'Members' },
  start_order: { por: 'Raia', spa: 'Carril', eng: 'Lane' },
  seed: { por: 'Cabeça de chave', spa: 'Cabeza de serie', eng: 'Seed' },
  rank: { por: 'Colocação', spa: 'Puesto', eng: 'Rank' },
  result: { por: 'Resultado', spa: 'Resultado', eng: 'Result' },
  medal: { por: 'Medalha', spa: 'Medalla', eng: 'Medal' },
  gold: { por: 'Ouro', spa: 'Oro', eng: 'Gold' },
  silver: { por: 'Prata', spa: 'Plata', eng: 'Silver' },
  bronze: { por: 'Bronze', spa: 'Bronce', eng: 'Bronze' },
  total: { por: 'Total', spa: 'Total', eng: 'Total' },
  name_eng: { por: 'Nome em inglês', spa: 'Nombre en inglés', eng: 'Name in English' },
  name_spa: { por: 'Nome em espanhol', spa: 'Nombre en español', eng: 'Name in Spanish' },
} as const
type Header = keyof typeof HEADERS

const COLUMNS: Readonly<Record<SheetKind, readonly Header[]>> = {
  names: ['organisation', 'name_eng', 'name_spa'],
  schedule: [
    'date',
    'start',
    'discipline',
    'event',
    'gender',
    'phase',
    'unit',
    'side1',
    'side2',
    'venue',
    'location',
    'type',
  ],
  participants: ['athlete', 'organisation', 'gender', 'birth_date', 'discipline', 'event', 'bib'],
  teams: ['discipline', 'event', 'gender', 'team', 'organisation', 'members'],
  'start-lists': ['discipline', 'event', 'gender', 'phase', 'unit', 'start_order', 'athlete', 'organisation', 'bib'],
  results: ['discipline', 'event', 'gender', 'phase', 'unit', 'rank', 'athlete', 'organisation', 'result'],
  medallists: ['discipline', 'event', 'gender', 'medal', 'athlete', 'organisation'],
  draws: ['discipline', 'event', 'gender', 'seed', 'athlete', 'organisation'],
  'medal-table': ['rank', 'organisation', 'gold', 'silver', 'bronze', 'total'],
}
const LISTS = {
  delegations: { por: 'Delegações', spa: 'Delegaciones', eng: 'Delegations' },
  events: { por: 'Provas', spa: 'Pruebas', eng: 'Events' },
  venues: { por: 'Locais', spa: 'Sedes', eng: 'Venues' },
} as const
const GENDERS = {
  M: { por: 'Masculino', spa: 'Masculino', eng: 'Men' },
  W: { por: 'Feminino', spa: 'Femenino', eng: 'Women' },
  X: { por: 'Misto', spa: 'Mixto', eng: 'Mixed' },
  O: { por: 'Aberto', spa: 'Abierto', eng: 'Open' },
} as const
const SHEET_NAME = { por: 'Planilha', spa: 'Planilla', eng: 'Sheet' } as const
const ROWS_WITH_LISTS = 2_000

/**
 * A workbook to fill in: the columns of the kind, a row for each event that is known where rows are of events, and lists of one's own
 * delegations, events and venues to choose from.
 */
export async function templateOf(kind: SheetKind, known: KnownWords, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const columns = COLUMNS[kind]
  const nameOf = (code: string, names: readonly string[]) =>
    names[0] ?? DISCIPLINES[code as keyof typeof DISCIPLINES]?.[locale] ?? code
  const discipline = (code: string) =>
    DISCIPLINES[code as keyof typeof DISCIPLINES]?.[locale] ??
    nameOf(code, known.disciplines.find((one) => one.code === code)?.names ?? [])
  const delegations = known.organisations
    .map(({ code, names }) => nameOf(code, names))
    .toSorted((a, b) => a.localeCompare(b, 'pt'))
  const venues = known.venues.map(({ code, names }) => nameOf(code, names))
  const events = known.events
    .filter(({ code, names }) => names.length > 0 && genderOf(code) !== '')
    .map(({ code, names }) => ({
      discipline: discipline(code.slice(0, 3)),
      event: names[0] ?? '',
      gender: GENDERS[genderOf(code) as keyof typeof GENDERS]?.[locale] ?? '',
    }))
  const perEvent = columns[0] === 'discipline' || kind === 'schedule' ? events : []
  const rows =
    kind === 'names'
      ? delegations.map((name) => columns.map((column) => (column === 'organisation' ? name : null)))
      : perEvent.map((event) =>
          columns.map((column) =>
            column === 'discipline' || column === 'event' || column === 'gender' ? event[column] : null,
          ),
        )
  const list = (column: Header, formula: string) => {
    const at = columns.indexOf(column)
    return at < 0
      ? []
      : [
          {
            type: 'list' as const,
            range: `${letter(at)}2:${letter(at)}${ROWS_WITH_LISTS}`,
            formula1: formula,
            allowBlank: true,
            showErrorMessage: false,
          },
        ]
  }
  const listSheet = LISTS.delegations[locale]
  const bytes = await writeXlsx({
    sheets: [
      {
        name: SHEET_NAME[locale],
        columns: columns.map((column) => ({
          header: HEADERS[column][locale],
          width: Math.max(12, HEADERS[column][locale].length + 4),
        })),
        rows: [columns.map((column) => HEADERS[column][locale]), ...rows],
        freezePane: { rows: 1 },
        dataValidations:
          delegations.length > 0 && kind !== 'names'
            ? list('organisation', `'${listSheet}'!$A$2:$A$${delegations.length + 1}`)
            : [],
      },
      { name: listSheet, rows: [[LISTS.delegations[locale]], ...delegations.map((name) => [name])] },
      {
        name: LISTS.events[locale],
        rows: [
          [HEADERS.discipline[locale], HEADERS.event[locale], HEADERS.gender[locale]],
          ...events.map((one) => [one.discipline, one.event, one.gender]),
        ],
      },
      { name: LISTS.venues[locale], rows: [[LISTS.venues[locale]], ...venues.map((name) => [name])] },
    ],
  })
  return new Uint8Array(bytes)
}

const letter = (at: number): string => String.fromCharCode(65 + at)
