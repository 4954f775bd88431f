import type { Localized } from '@games/domain'

export interface Location {
  readonly code: string
  readonly name: Localized
}

export interface Venue {
  readonly code: string
  readonly name: Localized
  readonly locations: readonly Location[]
}

const numbered = (venue: string, count: number, por: string, eng: string, spa: string): Location[] =>
  Array.from({ length: count }, (_, i) => ({
    code: `${venue}${i + 1}`,
    name: { por: `${por} ${i + 1}`, eng: `${eng} ${i + 1}`, spa: `${spa} ${i + 1}` },
  }))

const one = (venue: string, por: string, eng: string, spa: string): Location[] => [
  { code: `${venue}1`, name: { por, eng, spa } },
]

const venue = (code: string, por: string, eng: string, spa: string, locations: readonly Location[]): Venue => ({
  code,
  name: { por, eng, spa },
  locations,
})

/** The 17 venues of the demonstration games, invented, with their fields of play. */
export const VENUES = {
  ARC: venue(
    'CFL',
    'Campo das Flechas',
    'Arrow Field',
    'Campo de las Flechas',
    numbered('CFL', 4, 'Alvo', 'Target', 'Blanco'),
  ),
  ATH: venue('PSE', 'Pista da Serraria', 'Serraria Track', 'Pista de la Serraria', [
    ...one('PSE', 'Pista', 'Track', 'Pista'),
    { code: 'PSE2', name: { por: 'Setor de saltos', eng: 'Jumps area', spa: 'Zona de saltos' } },
    { code: 'PSE3', name: { por: 'Setor de lançamentos', eng: 'Throws area', spa: 'Zona de lanzamientos' } },
  ]),
  BDM: venue(
    'PGN',
    'Pavilhão Gruta Norte',
    'Gruta Norte Hall',
    'Pabellón Gruta Norte',
    numbered('PGN', 4, 'Quadra', 'Court', 'Pista'),
  ),
  BKB1: venue(
    'GCA',
    'Ginásio Cruz Alta',
    'Cruz Alta Gymnasium',
    'Gimnasio Cruz Alta',
    one('GCA', 'Quadra central', 'Main court', 'Pista central'),
  ),
  BKB2: venue(
    'GPV',
    'Ginásio Ponta do Vento',
    'Ponta do Vento Gymnasium',
    'Gimnasio Punta del Viento',
    one('GPV', 'Quadra central', 'Main court', 'Pista central'),
  ),
  CYC: venue(
    'CIO',
    'Circuito da Orla',
    'Seafront Circuit',
    'Circuito de la Costanera',
    one('CIO', 'Percurso', 'Course', 'Recorrido'),
  ),
  CONVENTION: venue(
    'CCL',
    'Centro de Convenções da Lagoa',
    'Lagoon Convention Centre',
    'Centro de Convenciones de la Laguna',
    [
      ...numbered('CCL', 4, 'Pista', 'Piste', 'Pista'),
      ...Array.from({ length: 6 }, (_, i) => ({
        code: `CCLM${i + 1}`,
        name: { por: `Mesa ${i + 1}`, eng: `Table ${i + 1}`, spa: `Mesa ${i + 1}` },
      })),
    ],
  ),
  GYMNASTICS: venue(
    'AJT',
    'Arena Jatobá',
    'Jatobá Arena',
    'Arena Jatobá',
    one('AJT', 'Tablado', 'Competition floor', 'Tapiz'),
  ),
  HBL1: venue(
    'GFA',
    'Ginásio do Farol Velho',
    'Old Lighthouse Gymnasium',
    'Gimnasio del Faro Viejo',
    one('GFA', 'Quadra central', 'Main court', 'Pista central'),
  ),
  HBL2: venue(
    'GTA',
    'Ginásio do Tabuleiro Alto',
    'Tabuleiro Alto Gymnasium',
    'Gimnasio del Tablero Alto',
    one('GTA', 'Quadra central', 'Main court', 'Pista central'),
  ),
  COMBAT: venue(
    'AMA',
    'Arena dos Marujos',
    'Sailors’ Arena',
    'Arena de los Marineros',
    numbered('AMA', 4, 'Tatame', 'Mat', 'Tatami'),
  ),
  WATERFRONT: venue(
    'LAM',
    'Lagoa da Maré Mansa',
    'Maré Mansa Lagoon',
    'Laguna Marea Mansa',
    one('LAM', 'Percurso', 'Course', 'Recorrido'),
  ),
  SWM: venue(
    'PAQ',
    'Parque Aquático das Dunas',
    'Dunes Aquatic Park',
    'Parque Acuático de las Dunas',
    one('PAQ', 'Piscina principal', 'Main pool', 'Piscina principal'),
  ),
  VBV: venue(
    'ARE',
    'Arena de Areia Sete Jangadas',
    'Seven Rafts Sand Arena',
    'Arena de Arena Siete Jangadas',
    numbered('ARE', 3, 'Quadra', 'Court', 'Cancha'),
  ),
  VVO1: venue(
    'GPO',
    'Ginásio do Poço Claro',
    'Poço Claro Gymnasium',
    'Gimnasio del Pozo Claro',
    one('GPO', 'Quadra central', 'Main court', 'Pista central'),
  ),
  VVO2: venue(
    'GMA',
    'Ginásio das Mangabas',
    'Mangaba Gymnasium',
    'Gimnasio de las Mangabas',
    one('GMA', 'Quadra central', 'Main court', 'Pista central'),
  ),
  CEREMONY: venue(
    'TAB',
    'Teatro Aberto do Cais',
    'Quayside Open Theatre',
    'Teatro Abierto del Muelle',
    one('TAB', 'Palco', 'Stage', 'Escenario'),
  ),
} as const satisfies Record<string, Venue>
