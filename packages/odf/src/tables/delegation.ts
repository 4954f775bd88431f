import { BRAZILIAN_STATES, err, isStateCode, ok } from '@games/domain'
import { type CellsOf, optional, required, templateWith } from './columns.ts'
import { type ReadRows, readRows, readTable, type TableShape } from './read-rows.ts'
import type { RawTable } from './records.ts'
import type { Parse } from './values.ts'
import * as values from './values.ts'

const STATES = new Map(Object.entries(BRAZILIAN_STATES).map(([code, name]) => [values.plain(name), code]))

/** A delegation by its code, in any case, or a state by its name. Of two letters it is a state (R3.13). */
const delegation: Parse<string> = (cell) => {
  const code = STATES.get(values.plain(cell)) ?? cell.toUpperCase()
  const isCode = /^[A-Z0-9]{2,10}$/.test(code) && (code.length > 2 || isStateCode(code))
  return isCode ? ok(code) : err('bad-code')
}

/** Whom a delegation brings, in the three languages. An administrator is made by no sheet. */
const PERSON_TYPES = {
  athlete: 'athlete',
  atleta: 'athlete',
  deportista: 'athlete',
  coach: 'coach',
  tecnico: 'coach',
  tecnica: 'coach',
  treinador: 'coach',
  treinadora: 'coach',
  entrenador: 'coach',
  entrenadora: 'coach',
  manager: 'manager',
  chefe: 'manager',
  chefe_de_delegacao: 'manager',
  jefe: 'manager',
  jefa: 'manager',
  jefe_de_delegacion: 'manager',
  dirigente: 'manager',
  referee: 'referee',
  arbitro: 'referee',
  arbitra: 'referee',
  juiz: 'referee',
  juiza: 'referee',
  juez: 'referee',
  jueza: 'referee',
  staff: 'staff',
  equipe: 'staff',
  apoio: 'staff',
  apoyo: 'staff',
  personal: 'staff',
  volunteer: 'volunteer',
  voluntario: 'volunteer',
  voluntaria: 'volunteer',
  guest: 'guest',
  convidado: 'guest',
  convidada: 'guest',
  invitado: 'guest',
  invitada: 'guest',
} as const
export type InvitedType = (typeof PERSON_TYPES)[keyof typeof PERSON_TYPES]

/** The people of delegations who are to have accounts: like the venues, a table that becomes no message of the feed. */
const COLUMNS = {
  name: optional(values.text, 'Ana Inventada', 'nome', 'nombre', 'full_name', 'nome_completo', 'nombre_completo'),
  username: optional(values.text, '', 'user', 'usuario', 'nome_de_usuario', 'nombre_de_usuario'),
  email: optional(values.text, 'ana@escola.example', 'e_mail', 'mail', 'correo', 'correo_electronico'),
  type: required(values.oneOf<InvitedType>(PERSON_TYPES), 'athlete', 'tipo', 'funcao', 'funcion'),
  delegation: required(delegation, 'AL', 'delegacao', 'delegacion', 'organisation', 'noc', 'estado', 'uf'),
} as const

export type DelegationCells = CellsOf<typeof COLUMNS>

const SHAPE: TableShape<typeof COLUMNS> = {
  columns: COLUMNS,
  key: ['delegation', 'name', 'username'],
  lacking: ({ name = null, username = null }) => (name === null && username === null ? ['name'] : []),
}

/** A sheet of a delegation, its bytes or the cells of a workbook → rows, with every problem by row and column. */
export const readDelegationRows = (table: Uint8Array | RawTable): ReadRows<typeof COLUMNS> =>
  table instanceof Uint8Array ? readRows(SHAPE, table) : readTable(SHAPE, table)

/** A file to fill in, as `templateOf` makes those of the other tables. */
export const delegationTemplate = (): string => templateWith(COLUMNS)
