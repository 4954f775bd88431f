import { type CellsOf, optional, required, templateWith } from './columns.ts'
import { type ReadRows, readRows } from './read-rows.ts'
import * as values from './values.ts'

const inEnglish = (...also: string[]) => optional(values.text, '', ...also)
const inSpanish = inEnglish

/**
 * Where venues are: the one table of an organiser that becomes no message of the feed, since ODF has no place for coordinates. Texts
 * without a language are in Portuguese.
 */
const COLUMNS = {
  code: required(values.key, 'GFA', 'codigo', 'venue', 'local', 'sede'),
  name: optional(values.text, 'Ginásio do Farol Velho', 'nome', 'nombre'),
  name_eng: inEnglish('name_en', 'nome_ingles', 'nombre_ingles'),
  name_spa: inSpanish('name_es', 'nome_espanhol', 'nombre_espanol'),
  lat: optional(values.degrees(90), '-10.4988', 'latitude', 'latitud'),
  lon: optional(values.degrees(180), '-30.5062', 'lng', 'long', 'longitude', 'longitud'),
  address: optional(values.text, 'Rua do Farol, 12, Porto das Dunas', 'endereco', 'direccion'),
  notes: optional(values.text, 'Entrada pela rua de trás', 'observacoes', 'observaciones', 'notas'),
  notes_eng: inEnglish('notes_en'),
  notes_spa: inSpanish('notes_es'),
  accessibility: optional(values.text, 'Rampa no portão 2', 'acessibilidade', 'accesibilidad'),
  accessibility_eng: inEnglish('accessibility_en'),
  accessibility_spa: inSpanish('accessibility_es'),
  transport: optional(values.text, 'Ônibus 3', 'transporte'),
  transport_eng: inEnglish('transport_en'),
  transport_spa: inSpanish('transport_es'),
} as const

export type VenueCells = CellsOf<typeof COLUMNS>

/** The bytes of a table of venues → rows, with every problem by row and column. A latitude without a longitude is none. */
export const readVenueRows = (bytes: Uint8Array): ReadRows<typeof COLUMNS> =>
  readRows(
    {
      columns: COLUMNS,
      key: ['code'],
      lacking: ({ lat = null, lon = null }) => [
        ...(lat === null && lon !== null ? ['lat'] : []),
        ...(lon === null && lat !== null ? ['lon'] : []),
      ],
    },
    bytes,
  )

/** A file to fill in, as `templateOf` makes those of the other tables. */
export const venueTemplate = (): string => templateWith(COLUMNS)
