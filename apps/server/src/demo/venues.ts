import type { PlaceRow } from '../features/venues/index.ts'
import { CITY, kilometresFrom } from './city.ts'

/** Where the demo's venues are (their codes and names come with the simulator's messages). */

interface Access {
  readonly por: string
  readonly eng: string
  readonly spa: string
}

const RAMP: Access = {
  por: 'Entrada em rampa, lugares para cadeira de rodas na primeira fila e banheiro adaptado.',
  eng: 'Ramp at the entrance, wheelchair places in the first row and an accessible toilet.',
  spa: 'Entrada con rampa, lugares para silla de ruedas en la primera fila y baño adaptado.',
}
const LIFT: Access = {
  por: 'Elevador do portão principal até a arquibancada. Banheiro adaptado no térreo.',
  eng: 'Lift from the main gate to the stands. Accessible toilet on the ground floor.',
  spa: 'Ascensor de la puerta principal a las gradas. Baño adaptado en la planta baja.',
}
const FLAT: Access = {
  por: 'Terreno plano, com passarela de madeira até a área do público. Sem banheiro adaptado.',
  eng: 'Level ground with a boardwalk to the public area. No accessible toilet.',
  spa: 'Terreno llano, con pasarela de madera hasta la zona del público. Sin baño adaptado.',
}

const bus = (line: number, stop: string): Access => ({
  por: `Linha ${line} dos Jogos, parada ${stop}.`,
  eng: `Games bus ${line}, stop ${stop}.`,
  spa: `Línea ${line} de los Juegos, parada ${stop}.`,
})

/** `east` and `north` of the city's middle in kilometres. */
const place = (
  code: string,
  [east, north]: readonly [number, number],
  street: string,
  accessibility: Access,
  transport: Access,
  notes: Access | null = null,
): PlaceRow => ({
  code,
  name: null,
  ...kilometresFrom(east, north),
  address: `${street}, ${CITY.name}`,
  notes,
  accessibility,
  transport,
})

const SHOES: Access = {
  por: 'Na quadra só se entra com tênis de sola clara.',
  eng: 'Light-soled shoes only on the court.',
  spa: 'A la cancha solo se entra con zapatillas de suela clara.',
}
const SUN: Access = {
  por: 'Quase sem sombra: leve água e chapéu.',
  eng: 'Hardly any shade: bring water and a hat.',
  spa: 'Casi sin sombra: lleve agua y sombrero.',
}

export const DEMO_VENUES: readonly PlaceRow[] = [
  place('AJT', [1.1, 0.6], 'Avenida do Jatobá, 400', LIFT, bus(1, 'Jatobá')),
  place('AMA', [-0.7, -0.9], 'Rua dos Marujos, 25', RAMP, bus(1, 'Marujos')),
  place('ARE', [2.6, -2.1], 'Praia das Sete Jangadas, quiosque 7', FLAT, bus(4, 'Jangadas'), SUN),
  place('CCL', [0.3, 1.7], 'Avenida da Lagoa, 1000', LIFT, bus(2, 'Convenções')),
  place('CFL', [-3.4, 2.8], 'Estrada das Flechas, km 2', FLAT, bus(5, 'Flechas'), SUN),
  place('CIO', [2.1, -1.2], 'Avenida da Orla, marco 3', FLAT, bus(4, 'Marco 3'), SUN),
  place('GCA', [-2.2, 0.4], 'Praça da Cruz Alta, 8', RAMP, bus(3, 'Cruz Alta'), SHOES),
  place('GFA', [1.7, -0.3], 'Rua do Farol Velho, 12', RAMP, bus(4, 'Farol'), SHOES),
  place('GMA', [-1.5, 2.3], 'Rua das Mangabas, 77', RAMP, bus(5, 'Mangabas'), SHOES),
  place('GPO', [-1.9, -1.8], 'Ladeira do Poço Claro, 3', LIFT, bus(3, 'Poço Claro'), SHOES),
  place('GPV', [3.2, 0.5], 'Rua da Ponta do Vento, 210', RAMP, bus(4, 'Ponta do Vento'), SHOES),
  place('GTA', [-3.1, -0.6], 'Avenida do Tabuleiro, 1500', LIFT, bus(3, 'Tabuleiro'), SHOES),
  place('LAM', [0.9, 2.9], 'Margem da Lagoa, píer 2', FLAT, bus(2, 'Píer 2'), SUN),
  place('PAQ', [0.2, -2.6], 'Avenida das Dunas, 600', LIFT, bus(1, 'Parque Aquático')),
  place('PGN', [-0.4, 3.4], 'Rua da Gruta, 51', RAMP, bus(2, 'Gruta Norte'), SHOES),
  place('PSE', [-1.2, 1.1], 'Rua da Serraria, 9', RAMP, bus(5, 'Serraria'), SUN),
  place('TAB', [0.8, -1.5], 'Cais do Teatro, armazém 4', FLAT, bus(1, 'Cais')),
]
