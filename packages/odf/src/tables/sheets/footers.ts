import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { isRemarkLine } from './remark-lines.ts'

/** A line to sign on, or one of dots: `____________`, `Assinatura: ……………`. */
const LINE = /_{4,}|\.{6,}|…{3,}|^[-–—]{8,}$/

/** Labels that mean another thing with more words: `Técnica livre` is an event. */
const COACHES =
  'tecnic[oa]s?(?:_responsave(?:l|is))?|treinadora?|entrenadora?|(?:head_)?coach(?:es)?|auxiliar(?:es)?(?:_tecnic[oa]s?)?'
/** Labels of officials, of contacts and of signatures. */
const OFFICIAL = new RegExp(
  `^(?:${[
    'arbitr(?:[oa]s?|agem|aje)',
    'jui(?:z|za|zes|zas)',
    'jue(?:z|za|ces)',
    'jurados?|jury|jur[iy]',
    '(?:head_|chief_)?(?:judges?|referees?|umpires?)',
    'race_(?:officer|director|committee)',
    'tournament_(?:desk|director)',
    'mesari[oa]s?',
    'mesa_(?:de_)?(?:control(?:e|ador)?|arbitragem|apontador\\w*)',
    '(?:anota|aponta|conta)dor(?:as?|es)?',
    'planiller[oa]s?',
    'cronometr(?:ist[ao]s?|agem|aje)',
    'timekeepers?|timing|scorers?|scorekeepers?|starter|partidor(?:as?|es)?',
    'fiscal|fiscais|fiscales|veedor(?:as?|es)?',
    'com(?:is|iss)ari[oa]s?|commissaires?',
    'secretari[oa]s?|secretary',
    '(?:deleg|delegad[oa]|directori[oa])_tec\\w*|technical_(?:delegate|director)',
    'diretor(?:as?|es)?|directora?|dire(?:cao|toria)|direccion|director(?:es|as)?',
    '(?:coord|coordenador|coordinador|coordinator|coordenacao|coordinacion)[aes]*',
    '(?:comissao|comision)_(?:tecnica|organizadora|de_arbitr\\w+|disciplinar\\w*)',
    '(?:presidente|president)[ae]?(?:_d[aeo]l?)?(?:_(?:juri|jury|jurado|mesa|federa\\w+))?',
    'resp|responsave(?:l|is)|responsables?|person_in_charge',
    'prof(?:essora?|esora?)?s?|supervisora?',
    'medic[oa]s?|doctora?',
    'contac?tos?|contact|fones?|telefones?|telefonos?|phones?|whatsapp|e_?mail',
    'assinaturas?|firmas?|signatures?|signed|assinad[oa]|firmad[oa]',
    'confer(?:e|id[oa])|revisad[oa]|aprovad[oa]|aprobad[oa]|elaborad[oa]|preparad[oa]|(?:prepared|checked|approved)',
    'emitid[oa]|emissao|emision|impress[oa]|impres[oa]|gerad[oa]|generad[oa]|printed|generated|issued',
  ].join('|')})(?:_[a-z]+){0,4}$|^(?:${COACHES})$`,
)
/** When a document was made: `Emitido em 12/09/2026 12:48`. */
const ISSUED =
  /^(?:emitid[oa]|impress[oa]|impres[oa]|gerad[oa]|generad[oa]|atualizad[oa]|actualizad[oa]|printed|generated|issued|updated)_(?:em|el|on|por|by|as|a_las|at|in|dia)_/

/** The words before the colon of a cell; null: the cell has none. */
const labelOf = (cell: string): string | null => /^([^:\d]{2,60}?)\s*:/.exec(cell)?.[1] ?? null

const isOfficial = (cell: string): boolean => {
  const label = labelOf(cell)
  return label !== null && label.split(/\s+/).length <= 5 && OFFICIAL.test(plain(label))
}

/** Whether a cell is about those who made or signed a document: `Árbitro geral: A. Lima`, `Jurado:`, `________`. */
const isOfFooter = (cell: string): boolean => LINE.test(cell) || isOfficial(cell) || ISSUED.test(plain(cell))

const filledOf = ({ cells }: RawRow): readonly (readonly [number, string])[] =>
  cells.flatMap((cell, at) => (cell === '' ? [] : [[at, cell] as const]))

/** Whether all cells of a row are a footer: labels with what they name, also in the cell to the right, and lines to sign on. */
function isFooter(row: RawRow): boolean {
  const cells = filledOf(row).map(([, cell]) => cell)
  const [first] = cells
  if (first === undefined || !isOfFooter(first)) return false
  let isNamed = false
  return cells.every((cell) => {
    const isValue = isNamed
    isNamed = cell.endsWith(':') && labelOf(cell) !== null
    return isValue || isNamed || isOfFooter(cell) || /^(?:hora|data|fecha|date|time)\s*:/i.test(cell)
  })
}

const isLine = (cell: string): boolean => LINE.test(cell) && !/[\p{L}\d]/u.test(cell)

/** Whether a row has the names below the lines of the row above: in the same columns, and no table follows. */
function isSigned(above: RawRow | undefined, row: RawRow, rest: readonly RawRow[]): boolean {
  const lines = above === undefined ? [] : filledOf(above)
  if (lines.length === 0 || !lines.every(([, cell]) => isLine(cell))) return false
  const columns = new Set(lines.map(([at]) => at))
  const isBelow = filledOf(row).every(([at, cell]) => columns.has(at) && /\p{L}/u.test(cell))
  return isBelow && (columns.size > 1 || rest.every((other) => filledOf(other).length < 3))
}

function isRemark(row: RawRow): boolean {
  const [first = '', ...others] = filledOf(row).map(([, cell]) => cell)
  // a label can have its own cell
  const isLine = others.length === 0 || (others.length === 1 && first.endsWith(':'))
  return isLine && isRemarkLine([first, ...others].join(' '))
}

/**
 * The rows of a sheet without those about its officials and signatures and without remarks. `footers`: the
 * numbers of these rows.
 */
export function withoutFooters(rows: readonly RawRow[]): {
  readonly rows: readonly RawRow[]
  readonly footers: readonly number[]
} {
  const footers = new Set(
    rows.flatMap((row, at) =>
      isFooter(row) || isRemark(row) || isSigned(rows[at - 1], row, rows.slice(at + 1)) ? [row.row] : [],
    ),
  )
  return footers.size === 0
    ? { rows, footers: [] }
    : { rows: rows.filter(({ row }) => !footers.has(row)), footers: [...footers] }
}
