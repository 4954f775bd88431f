import type { Parse } from './values.ts'
import { trials } from './trials.ts'
import * as values from './values.ts'

/** A column: how its cells are read, what else its header may be called (Portuguese, Spanish), and what stands in the template's row. */
export interface Column<T> {
  readonly parse: Parse<T>
  readonly also: readonly string[]
  readonly example: string
  /** In the file, and with something in each of its cells. */
  readonly required: boolean
}
export interface Required<T> extends Column<T> {
  readonly required: true
}
export interface Optional<T> extends Column<T> {
  readonly required: false
}

export const required = <T>(parse: Parse<T>, example: string, ...also: string[]): Required<T> => ({
  parse,
  also,
  example,
  required: true,
})
export const optional = <T>(parse: Parse<T>, example: string, ...also: string[]): Optional<T> => ({
  parse,
  also,
  example,
  required: false,
})

const event = values.rscOf('event')
const unit = values.rscOf('unit')
const discipline = values.rscOf('discipline')

const EVENT = 'JUDW57KG'
const UNIT = 'JUDW57KG--------------FNL-000100'
const TEAM = 'HBLWTEAM7-D1AL01'

const competitor = [
  'athlete',
  'competidor',
  'atleta',
  'codigo_atleta',
  'codigo_do_atleta',
  'codigo_competidor',
] as const
const organisation = [
  'organization',
  'delegation',
  'noc',
  'org',
  'organizacao',
  'organizacion',
  'delegacao',
  'delegacion',
] as const
const bib = ['number', 'numero', 'dorsal', 'peito'] as const
const startOrder = ['order', 'lane', 'ordem', 'ordem_de_largada', 'raia', 'orden', 'orden_de_salida', 'calle'] as const
const status = ['situacao', 'estado', 'situacion'] as const
const name = ['nome', 'nombre'] as const
const discipline_ = ['sport', 'disciplina', 'modalidade', 'deporte'] as const
const event_ = ['prova', 'evento', 'prueba', 'codigo_da_prova'] as const
const unit_ = ['unidade', 'unidad', 'codigo_da_unidade', 'unit_code'] as const

/** Who stands in a row of a list: start lists and results have these alike. */
const LISTED = {
  unit: required(unit, UNIT, ...unit_),
  competitor: required(values.key, '1001', ...competitor),
  type: optional(values.competitorType, 'A', 'tipo'),
  organisation: optional(values.key, 'AL', ...organisation),
  name: optional(values.text, 'Invented Ana', ...name),
  bib: optional(values.text, '12', ...bib),
  start_order: optional(values.position, '1', ...startOrder),
} as const

export type Columns = Readonly<Record<string, Required<unknown> | Optional<unknown>>>

/** The columns of each kind of table, in the template's order. Headers are compared without case, accents and punctuation. */
export const TABLES = {
  schedule: {
    unit: required(unit, UNIT, ...unit_, 'code', 'codigo'),
    name: optional(values.text, 'Final', ...name),
    name_eng: optional(values.text, 'Final', 'nome_ingles', 'nombre_ingles', 'name_en'),
    name_spa: optional(values.text, 'Final', 'nome_espanhol', 'nombre_espanol', 'name_es'),
    date: optional(values.date, '2027-09-14', 'data', 'fecha', 'dia'),
    start_time: optional(values.time, '14:02', 'start', 'time', 'inicio', 'hora', 'hora_inicio', 'hora_de_inicio'),
    end_time: optional(values.time, '14:30', 'end', 'fim', 'fin', 'termino', 'hora_fim', 'hora_fin', 'hora_de_termino'),
    venue: optional(values.key, 'ARN', 'local', 'sede', 'codigo_local'),
    venue_name: optional(values.text, 'Invented Arena', 'nome_local', 'nome_do_local', 'nombre_sede', 'instalacao'),
    location: optional(values.key, 'ARN1', 'area', 'quadra', 'tatame', 'cancha'),
    location_name: optional(values.text, 'Mat 1', 'nome_area', 'nome_da_area', 'nombre_area'),
    status: optional(values.scheduleStatus, 'SCHEDULED', ...status),
    medal: optional(values.unitMedal, '1', 'medalha', 'medalla'),
    order: optional(values.whole, '1', 'ordem', 'orden'),
    phase_type: optional(values.phaseType, '3', 'tipo_de_fase', 'tipo_fase'),
    sides: optional(values.sides, '', 'competitors', 'lados', 'confronto'),
  },
  participants: {
    code: required(values.key, '1001', 'codigo', 'id', ...competitor),
    family_name: required(
      values.text,
      'Invented',
      'last_name',
      'surname',
      'sobrenome',
      'apelido',
      'apellido',
      'apellidos',
    ),
    given_name: optional(values.text, 'Ana', 'first_name', ...name, 'nome_proprio', 'nombre_de_pila'),
    print_name: optional(values.text, 'INVENTED Ana', 'display_name', 'nome_exibido', 'nombre_visible'),
    gender: required(values.gender, 'W', 'sex', 'genero', 'sexo'),
    organisation: required(values.key, 'AL', ...organisation),
    birth_date: optional(
      values.date,
      '2009-03-31',
      'born',
      'nascimento',
      'data_de_nascimento',
      'nacimiento',
      'fecha_de_nacimiento',
    ),
    discipline: optional(discipline, 'JUD', ...discipline_),
    event: optional(event, EVENT, ...event_),
    bib: optional(values.text, '12', ...bib),
    function: optional(values.key, 'AA01', 'funcao', 'funcion'),
    height: optional(values.measure, '171', 'altura', 'estatura'),
    weight: optional(values.measure, '56.8', 'peso'),
    status: optional(values.key, 'ACTIVE', ...status),
  },
  teams: {
    code: required(values.key, TEAM, 'codigo', 'id', 'team', 'equipe', 'equipa', 'equipo'),
    name: optional(values.text, 'Invented Lagoon', ...name),
    short_name: optional(values.text, 'Lagoon', 'nome_curto', 'nombre_corto'),
    organisation: required(values.key, 'AL', ...organisation),
    gender: required(values.eventGender, 'W', 'genero', 'sexo'),
    discipline: optional(discipline, 'HBL', ...discipline_),
    event: optional(event, 'HBLWTEAM7-D1', ...event_),
    athletes: optional(values.keys, '1001 1002', 'members', 'atletas', 'integrantes', 'jogadores', 'jugadores'),
    status: optional(values.key, 'ACTIVE', ...status),
  },
  'start-lists': LISTED,
  results: {
    ...LISTED,
    rank: optional(values.rank, '1', 'place', 'colocacao', 'posicao', 'classificacao', 'puesto', 'posicion'),
    result: optional(values.performance, '10', 'mark', 'resultado', 'marca', 'tempo', 'tiempo'),
    result_type: optional(values.key, 'POINTS', 'tipo_resultado', 'tipo_de_resultado'),
    irm: optional(values.irm, '', 'marca_invalida'),
    qualification: optional(values.text, '', 'qualification_mark', 'q', 'classificado', 'clasificado'),
    goes_on: optional(values.goesOn, '', 'classificam', 'avancam', 'clasifican', 'avanzan', 'advance'),
    wlt: optional(values.wlt, 'W', 'win', 'vitoria', 'victoria'),
    decision: optional(values.decision, '', 'decisao'),
    difference: optional(values.performance, '', 'diff', 'gap', 'diferenca', 'diferencia'),
    exercises: optional(values.exercises, '', 'exercicios', 'ejercicios'),
    trials: optional(trials, '', 'tentativas', 'intentos'),
    status: optional(values.resultStatus, 'OFFICIAL', ...status),
  },
  medallists: {
    event: required(event, EVENT, ...event_),
    medal: required(values.medal, 'gold', 'medalha', 'medalla'),
    competitor: required(values.key, '1001', ...competitor),
    type: optional(values.competitorType, 'A', 'tipo'),
    organisation: required(values.key, 'AL', ...organisation),
    name: optional(values.text, 'Invented Ana', ...name),
    date: optional(values.date, '2027-09-14', 'data', 'fecha', 'dia'),
    unit: optional(unit, UNIT, ...unit_),
    status: optional(values.resultStatus, 'OFFICIAL', ...status),
  },
} as const satisfies Readonly<Record<string, Columns>>

export type TableKind = keyof typeof TABLES
export const TABLE_KINDS = Object.keys(TABLES) as readonly TableKind[]
export const isTableKind = (name: string): name is TableKind => Object.hasOwn(TABLES, name)

/**
 * The cells of a row: undefined where the file has no such column (what is in force stays), null where the cell is empty (there is
 * nothing).
 */
export type CellsOf<T extends Columns> = {
  readonly [C in keyof T]: T[C] extends Required<infer V>
    ? V
    : T[C] extends Optional<infer V>
      ? V | null | undefined
      : never
}
export type Cells<K extends TableKind> = CellsOf<(typeof TABLES)[K]>

export interface TableRow<K extends TableKind> {
  readonly row: number
  readonly cells: Cells<K>
}

/** A file to fill in, for Excel as it is set up in Portuguese and Spanish: UTF-8 with its mark, `;`, one invented row. */
export const templateOf = (kind: TableKind): string => templateWith(TABLES[kind])

/** The same for any columns. */
export function templateWith(shape: Columns): string {
  const columns = Object.entries<Column<unknown>>(shape)
  return `\uFEFF${columns.map(([header]) => header).join(';')}\r\n${columns.map(([, { example }]) => example).join(';')}\r\n`
}
