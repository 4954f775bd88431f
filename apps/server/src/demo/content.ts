import { type ContentBody, richText } from '@games/contract'
import type { ReadyContent } from '../features/content/index.ts'
import { DEMO_STREAM } from '../features/demo-stream/index.ts'
import { CITY, kilometresFrom } from './city.ts'
import { fileId, idFor, mediaBodies, type Text } from './demo-media.ts'

/** The demo's official content: invented people, firms and places, in three languages. Its files are made later (demo-files.ts). */

const text = (por: string, eng: string, spa: string): Text => ({ por, eng, spa })
const rich = ({ por, eng, spa }: Text) => ({ por: richText(por), eng: richText(eng), spa: richText(spa) })

/** Days of the demo games from their first one. */
interface Days {
  /** `YYYY-MM-DD` of a day, from 1. */
  readonly day: (n: number) => string
  /** An instant of it, venue time `HH:MM`. */
  readonly at: (n: number, time: string) => string
}

function daysFrom(start: string): Days {
  const day = (n: number) =>
    new Date(Date.parse(`${start}T00:00:00Z`) + (n - 1) * 86_400_000).toISOString().slice(0, 10)
  return { day, at: (n, time) => `${day(n)}T${time}:00-03:00` }
}

const AMBASSADORS: readonly [
  name: string,
  role: 'athlete' | 'professor',
  discipline: string,
  line: Text,
  days: number[],
][] = [
  [
    'Iara Castanheira',
    'athlete',
    'SWM',
    text(
      'Natação, três Jogos Pan-Americanos',
      'Swimming, three Pan American Games',
      'Natación, tres Juegos Panamericanos',
    ),
    [4, 5, 6, 7],
  ],
  [
    'Jonas Petrolina',
    'athlete',
    'JUD',
    text(
      'Judô, conversa com atletas às 16:00',
      'Judo, talks with athletes at 16:00',
      'Judo, charla con atletas a las 16:00',
    ),
    [5, 6],
  ],
  [
    'Dalva Rezende',
    'professor',
    'GAR',
    text('Ginástica, oficina aberta', 'Gymnastics, open workshop', 'Gimnasia, taller abierto'),
    [3, 5, 7],
  ],
  [
    'Caetano Murici',
    'athlete',
    'ATH',
    text('Atletismo, ainda sem dia marcado', 'Athletics, no day fixed yet', 'Atletismo, sin día fijado todavía'),
    [],
  ],
  [
    'Élcio Tabajara',
    'professor',
    'BDM',
    text(
      'Badminton, clínica para iniciantes',
      'Badminton, clinic for beginners',
      'Bádminton, clínica para principiantes',
    ),
    [1, 2, 5],
  ],
  [
    'Moema Jericoá',
    'athlete',
    'VBV',
    text(
      'Vôlei de praia, treino com o público',
      'Beach volleyball, training with the public',
      'Vóley playa, entrenamiento con el público',
    ),
    [8, 9, 10],
  ],
  [
    'Raoni Buriti',
    'athlete',
    'ARC',
    text('Tiro com arco, demonstração', 'Archery, demonstration', 'Tiro con arco, demostración'),
    [2, 3, 4],
  ],
  [
    'Zélia Campoverde',
    'professor',
    'FEN',
    text(
      'Esgrima, a regra da prioridade explicada',
      'Fencing, right of way explained',
      'Esgrima, la regla de la prioridad explicada',
    ),
    [5, 6, 7],
  ],
  [
    'Tomé Araçari',
    'athlete',
    'CYC',
    text('Ciclismo, volta de reconhecimento', 'Cycling, a lap of the course', 'Ciclismo, vuelta de reconocimiento'),
    [6],
  ],
  [
    'Lia Sapucaia',
    'athlete',
    'HBL',
    text(
      'Handebol, duas vezes campeã nacional',
      'Handball, twice national champion',
      'Balonmano, dos veces campeona nacional',
    ),
    [5, 11, 12],
  ],
  [
    'Benê Quixabeira',
    'professor',
    'TTE',
    text('Tênis de mesa na escola pública', 'Table tennis in state schools', 'Tenis de mesa en la escuela pública'),
    [7, 8],
  ],
  [
    'Ivo Pitangueira',
    'athlete',
    'TKW',
    text('Taekwondo, rotina de treino', 'Taekwondo, a training routine', 'Taekwondo, rutina de entrenamiento'),
    [9, 10],
  ],
]

export const SPONSORS: readonly [name: string, tier: 'main' | 'official' | 'support' | 'organiser'][] = [
  ['Banco Marés', 'main'],
  ['Nativa', 'official'],
  ['Rota Sul', 'official'],
  ['Sabiá', 'official'],
  ['Verdeágua', 'support'],
  ['Tintim', 'support'],
  ['Orla', 'support'],
  ['Mandacaru', 'support'],
  ['Comitê dos Jogos', 'organiser'],
  ['Prefeitura de Porto das Dunas', 'organiser'],
]

/** A long name is read better in letters than in a logo. */
export const hasLogo = (name: string): boolean => name.length <= 16

const TEAMS: readonly [title: Text, where: Text, people: number, restricted: boolean][] = [
  [
    text('Informação ao público', 'Public information', 'Información al público'),
    text(
      'entrada de cada ginásio, colete azul-escuro',
      'entrance of every venue, dark blue vest',
      'entrada de cada pabellón, chaleco azul oscuro',
    ),
    210,
    false,
  ],
  [
    text('Acessibilidade', 'Accessibility', 'Accesibilidad'),
    text(
      'rampas e elevadores, chame no balcão',
      'ramps and lifts, ask at the desk',
      'rampas y ascensores, pregunte en el mostrador',
    ),
    96,
    false,
  ],
  [
    text('Línguas e Libras', 'Languages and sign language', 'Idiomas y lengua de señas'),
    text(
      'balcão da Vila, 08:00 a 22:00',
      'desk of the village, 08:00 to 22:00',
      'mostrador de la Villa, 08:00 a 22:00',
    ),
    64,
    false,
  ],
  [
    text('Transporte', 'Transport', 'Transporte'),
    text(
      'pontos de ônibus, colete com o número da linha',
      'bus stops, vest with the number of the line',
      'paradas de autobús, chaleco con el número de línea',
    ),
    180,
    false,
  ],
  [
    text('Cerimônias e pódio', 'Ceremonies and podium', 'Ceremonias y podio'),
    text('bastidores das arenas', 'backstage at the venues', 'detrás del escenario de las sedes'),
    88,
    true,
  ],
  [
    text('Credenciamento', 'Accreditation', 'Acreditación'),
    text('Vila, térreo', 'village, ground floor', 'Villa, planta baja'),
    70,
    false,
  ],
]

const COURSES: readonly [
  title: Text,
  audience: 'everybody' | 'athletes' | 'coaches',
  remote: boolean,
  day: number | null,
  from: string,
  to: string,
  seats: number | null,
][] = [
  [
    text('Primeiros socorros na quadra', 'First aid on the court', 'Primeros auxilios en la cancha'),
    'coaches',
    false,
    6,
    '10:00',
    '12:00',
    40,
  ],
  [
    text('Alimentação de quem compete', 'Food for those who compete', 'Alimentación de quien compite'),
    'athletes',
    false,
    6,
    '15:00',
    '16:30',
    60,
  ],
  [
    text('Arbitragem: o caminho', 'Refereeing: the way in', 'Arbitraje: el camino'),
    'everybody',
    false,
    7,
    '09:00',
    '12:00',
    30,
  ],
  [
    text('Antidopagem em 30 minutos', 'Anti-doping in 30 minutes', 'Antidopaje en 30 minutos'),
    'athletes',
    true,
    null,
    '',
    '',
    null,
  ],
  [
    text('Fotografia esportiva', 'Sports photography', 'Fotografía deportiva'),
    'everybody',
    false,
    4,
    '14:00',
    '17:00',
    20,
  ],
  [
    text('Treinar sem lesão', 'Training without injury', 'Entrenar sin lesiones'),
    'coaches',
    false,
    8,
    '09:00',
    '11:00',
    50,
  ],
  [
    text('Redes sociais com segurança', 'Social media, safely', 'Redes sociales con seguridad'),
    'athletes',
    true,
    null,
    '',
    '',
    null,
  ],
  [
    text('Libras no esporte', 'Sign language in sport', 'Lengua de señas en el deporte'),
    'everybody',
    false,
    9,
    '16:00',
    '17:30',
    25,
  ],
]

type Placed = readonly [
  type: 'hotel' | 'hospital' | 'other',
  name: string | Text,
  east: number,
  north: number,
  street: string,
  phone: string,
  notes: Text,
]
const REFEREES = text('Árbitros', 'Referees', 'Árbitros')
const DELEGATIONS = text('Delegações', 'Delegations', 'Delegaciones')
const ALWAYS = text('Pronto-socorro 24 h', 'Emergency room, 24 h', 'Urgencias 24 h')
const PLACES: readonly Placed[] = [
  [
    'other',
    text('Vila dos Atletas', 'Athletes’ village', 'Villa de los Atletas'),
    0,
    0,
    'Av. das Jangadas, 1',
    '0100',
    text('Ponto de encontro das delegações', 'Where delegations meet', 'Punto de encuentro de las delegaciones'),
  ],
  [
    'other',
    text('Achados e perdidos', 'Lost and found', 'Objetos perdidos'),
    0.1,
    0.1,
    'Vila, bloco B, térreo',
    '0150',
    text('Documentos ficam sete dias', 'Documents are kept for seven days', 'Los documentos se guardan siete días'),
  ],
  [
    'other',
    text('Central de credenciamento', 'Accreditation centre', 'Centro de acreditación'),
    0.3,
    0,
    'Av. das Jangadas, 40',
    '0151',
    text('Traga um documento com foto', 'Bring a document with a photo', 'Traiga un documento con foto'),
  ],
  [
    'other',
    text('Centro de imprensa', 'Press centre', 'Centro de prensa'),
    1.2,
    0.6,
    'Rua do Farol, 12',
    '0152',
    text('Só com credencial de imprensa', 'With press accreditation only', 'Solo con acreditación de prensa'),
  ],
  [
    'other',
    text('Praça dos Jogos', 'Games square', 'Plaza de los Juegos'),
    0.9,
    -0.4,
    'Praça das Velas',
    '0153',
    text('Telão, oficinas e comida', 'Big screen, workshops and food', 'Pantalla, talleres y comida'),
  ],
  [
    'other',
    text('Farmácia da Orla', 'Seafront pharmacy', 'Farmacia de la Costanera'),
    0.7,
    -0.2,
    'Av. da Orla, 88',
    '0154',
    text('Ao lado da parada da linha 3', 'Beside the stop of line 3', 'Junto a la parada de la línea 3'),
  ],
  ['hotel', 'Hotel Ponta da Barra', 0.8, 0, 'Av. da Orla, 210', '0142', DELEGATIONS],
  ['hotel', 'Pousada Sete Jangadas', 1.1, 0.9, 'Rua do Porto, 33', '0178', REFEREES],
  ['hotel', 'Hotel Lagoa Clara', 2.6, -1.9, 'Rua das Garças, 900', '0110', DELEGATIONS],
  ['hotel', 'Hotel do Farol Velho', 5.2, 4.1, 'Estrada do Farol, km 3', '0199', text('Imprensa', 'Press', 'Prensa')],
  ['hotel', 'Hotel Mirante das Dunas', -2.2, 1.5, 'Ladeira do Mirante, 5', '0120', DELEGATIONS],
  ['hotel', 'Pousada Maré Mansa', -0.9, -0.7, 'Rua dos Corais, 71', '0121', REFEREES],
  ['hotel', 'Hotel Vento Leste', 3.4, 0.2, 'Av. dos Ventos, 400', '0122', DELEGATIONS],
  ['hotel', 'Hotel Cajueiro', -1.6, 2.2, 'Rua do Caju, 18', '0123', DELEGATIONS],
  ['hotel', 'Pousada Areia Branca', 1.9, -2.4, 'Rua da Areia, 9', '0124', REFEREES],
  ['hotel', 'Hotel Cais Novo', 0.4, 1.7, 'Cais Novo, 2', '0125', text('Convidados', 'Guests', 'Invitados')],
  [
    'hospital',
    text('Posto médico da Vila', 'Medical post of the village', 'Puesto médico de la Villa'),
    0.1,
    0.2,
    'Bloco C, térreo',
    '0101',
    text('Atende atletas e equipes', 'For athletes and teams', 'Atiende a atletas y equipos'),
  ],
  ['hospital', 'Hospital Geral da Lagoa', 1.7, -1.2, 'Av. Central, 1500', '0133', ALWAYS],
  [
    'hospital',
    'Clínica Santa Aurélia',
    3.9,
    2.9,
    'Rua do Sol, 77',
    '0166',
    text('Ortopedia e imagem', 'Orthopaedics and imaging', 'Ortopedia e imagen'),
  ],
  ['hospital', 'Hospital Infantil das Conchas', -2.4, -1.1, 'Rua das Conchas, 30', '0134', ALWAYS],
  [
    'hospital',
    'Odonto Jangada',
    0.6,
    0.5,
    'Rua do Remo, 14',
    '0135',
    text('Dentista de plantão', 'Dentist on duty', 'Dentista de guardia'),
  ],
  ['hospital', 'Pronto Atendimento do Farol', 4.6, 3.5, 'Estrada do Farol, km 2', '0136', ALWAYS],
]

type Route = readonly [line: string, title: Text, every: number, stops: readonly [Text | string, number][]]
export const ROUTES: readonly Route[] = [
  [
    '1',
    text('Vila, ginásios do norte', 'Village, northern venues', 'Villa, pabellones del norte'),
    15,
    [
      ['Vila dos Atletas', 0],
      ['Ginásio do Farol Velho', 12],
      ['Ginásio do Tabuleiro Alto', 21],
    ],
  ],
  [
    '2',
    text('Vila, Lagoa', 'Village, Lagoon', 'Villa, Laguna'),
    20,
    [
      ['Vila dos Atletas', 0],
      ['Hotel Lagoa Clara', 12],
      ['Hospital Geral da Lagoa', 18],
    ],
  ],
  [
    '3',
    text('Vila, Arena, Parque Aquático', 'Village, Arena, Aquatics Park', 'Villa, Arena, Parque Acuático'),
    20,
    [
      ['Vila dos Atletas', 0],
      ['Arena dos Marujos', 9],
      ['Parque Aquático das Dunas', 18],
    ],
  ],
  [
    '4',
    text('Vila, Farol', 'Village, Lighthouse', 'Villa, Faro'),
    30,
    [
      ['Vila dos Atletas', 0],
      ['Hotel do Farol Velho', 25],
    ],
  ],
  [
    'A',
    text('Aeroporto e Vila', 'Airport and village', 'Aeropuerto y Villa'),
    60,
    [
      ['Aeroporto, portão 4', 0],
      ['Vila dos Atletas', 40],
    ],
  ],
  [
    'N',
    text('Noturno do Centro', 'Night bus of the centre', 'Nocturno del centro'),
    45,
    [
      ['Praça dos Jogos', 0],
      ['Hotel Cais Novo', 10],
      ['Vila dos Atletas', 22],
    ],
  ],
]

const INFORMATIVOS: readonly [
  priority: 'urgent' | 'important' | 'normal',
  day: number,
  time: string,
  subject: Text,
  title: Text,
  body: Text,
][] = [
  [
    'urgent',
    5,
    '08:40',
    text('transporte', 'transport', 'transporte'),
    text(
      'Linha 3 do transporte sai 20 minutos mais cedo hoje',
      'Line 3 leaves 20 minutes earlier today',
      'La línea 3 sale hoy 20 minutos antes',
    ),
    text(
      'Por causa da obra na orla, os ônibus da linha 3 saem 20 minutos antes do horário impresso, das 14:00 às 20:00.',
      'Because of roadworks on the seafront, buses of line 3 leave 20 minutes before the printed time, from 14:00 to 20:00.',
      'Por las obras en la costanera, los autobuses de la línea 3 salen 20 minutos antes del horario impreso, de 14:00 a 20:00.',
    ),
  ],
  [
    'important',
    5,
    '08:05',
    text('alimentação', 'food', 'alimentación'),
    text(
      'Jantar na Vila muda de horário',
      'Dinner in the village at another hour',
      'La cena en la Villa cambia de hora',
    ),
    text(
      'A partir de hoje o jantar é servido das 18:30 às 23:00.',
      'From today dinner is served from 18:30 to 23:00.',
      'Desde hoy la cena se sirve de 18:30 a 23:00.',
    ),
  ],
  [
    'important',
    4,
    '19:30',
    text('saúde', 'health', 'salud'),
    text(
      'Calor acima de 35 °C amanhã: água, sombra e pausas',
      'More than 35 °C tomorrow: water, shade and breaks',
      'Más de 35 °C mañana: agua, sombra y pausas',
    ),
    text(
      'Haverá bebedouros extras em todas as arenas, e pausas de três minutos nas provas ao ar livre.',
      'There will be extra water in every venue, and breaks of three minutes in open-air events.',
      'Habrá agua adicional en todas las sedes, y pausas de tres minutos en las pruebas al aire libre.',
    ),
  ],
  [
    'normal',
    4,
    '17:00',
    text('delegações', 'delegations', 'delegaciones'),
    text(
      'Reunião dos chefes de delegação: pauta de amanhã',
      'Meeting of heads of delegation: tomorrow’s agenda',
      'Reunión de jefes de delegación: orden del día de mañana',
    ),
    text(
      'Às 21:00, na sala 2 da Vila: transporte, alimentação e o quadro de protestos.',
      'At 21:00 in room 2 of the village: transport, food and the list of protests.',
      'A las 21:00, en la sala 2 de la Villa: transporte, alimentación y la lista de protestas.',
    ),
  ],
  [
    'normal',
    3,
    '20:15',
    text('credenciamento', 'accreditation', 'acreditación'),
    text(
      'Perdeu a credencial? O que fazer em três passos',
      'Lost your accreditation? Three steps',
      '¿Perdió la acreditación? Tres pasos',
    ),
    text(
      'Avise o chefe da delegação, vá à central com um documento e espere dez minutos.',
      'Tell your head of delegation, go to the centre with a document and wait ten minutes.',
      'Avise al jefe de delegación, vaya al centro con un documento y espere diez minutos.',
    ),
  ],
  [
    'normal',
    3,
    '08:00',
    text('público', 'public', 'público'),
    text(
      'Fotos e filmagens de menores nas arenas: as regras',
      'Photos and films of minors in the venues: the rules',
      'Fotos y vídeos de menores en las sedes: las reglas',
    ),
    text(
      'Do público, sem tripé e sem publicar rostos de perto. Quem aparece pode pedir a retirada.',
      'By the public without a tripod, and no close faces are published. Whoever is seen can ask for removal.',
      'Del público, sin trípode y sin publicar rostros de cerca. Quien aparece puede pedir que se retire.',
    ),
  ],
  [
    'normal',
    2,
    '10:20',
    text('vila', 'village', 'villa'),
    text(
      'Lavanderia da Vila: novos horários por delegação',
      'Laundry of the village: new hours by delegation',
      'Lavandería de la Villa: nuevos horarios por delegación',
    ),
    text(
      'Cada delegação tem duas horas por dia; a tabela está na porta da lavanderia.',
      'Each delegation has two hours a day; the table is on the laundry’s door.',
      'Cada delegación tiene dos horas al día; la tabla está en la puerta de la lavandería.',
    ),
  ],
  [
    'normal',
    1,
    '07:30',
    text('delegações', 'delegations', 'delegaciones'),
    text('Como pedir protesto', 'How to protest', 'Cómo presentar una protesta'),
    text(
      'Por escrito, ao delegado técnico, até trinta minutos depois do resultado oficial.',
      'In writing to the technical delegate, within thirty minutes of the official result.',
      'Por escrito, al delegado técnico, hasta treinta minutos después del resultado oficial.',
    ),
  ],
]

const STREAMS: readonly [title: Text, discipline: string, day: number, from: string, to: string][] = [
  [text('Judô, tatames 1 e 2', 'Judo, mats 1 and 2', 'Judo, tatamis 1 y 2'), 'JUD', 5, '09:00', '20:00'],
  [
    text('Natação, finais da tarde', 'Swimming, afternoon finals', 'Natación, finales de la tarde'),
    'SWM',
    5,
    '16:00',
    '20:00',
  ],
  [
    text('Atletismo, sessão da noite', 'Athletics, evening session', 'Atletismo, sesión de la noche'),
    'ATH',
    6,
    '17:30',
    '21:00',
  ],
]

/** Everything, for games that begin on `start`. */
export function demoContent(start: string): ReadyContent[] {
  const { day, at } = daysFrom(start)
  const before = at(1, '06:00')
  const all: (Omit<ReadyContent, 'id'> & { readonly publishedAt: string })[] = []
  const put = (body: ContentBody, publishedAt = before) => all.push({ body, publishedAt })

  for (const [name, role, discipline, line, on] of AMBASSADORS)
    put({ kind: 'ambassador', name, role, discipline, line, days: on.map(day), bio: null, photo: null })
  for (const [name, tier] of SPONSORS)
    put({ kind: 'sponsor', name, tier, link: null, logo: hasLogo(name) ? { id: fileId(`sponsor/${name}`) } : null })
  for (const [title, where, people, restricted] of TEAMS)
    put({ kind: 'volunteer', title, where, people, restricted, body: null })
  for (const [title, audience, remote, on, from, to, seats] of COURSES)
    put({
      kind: 'course',
      title,
      summary: null,
      body: null,
      audience,
      remote,
      where: remote ? null : text('Vila, sala 2', 'Village, room 2', 'Villa, sala 2'),
      starts: on === null ? null : at(on, from),
      ends: on === null ? null : at(on, to),
      seats,
      teacher: null,
      link: null,
      attachments: [],
    })
  for (const [type, name, east, north, street, phone, notes] of PLACES)
    put({
      kind: 'place',
      name: typeof name === 'string' ? { por: name } : name,
      type,
      address: `${street}, ${CITY.name}`,
      point: kilometresFrom(east, north),
      telephone: `(00) 5555-${phone}`,
      directions: null,
      notes,
      opening: notes === ALWAYS ? [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }] : [],
      link: null,
      isOrigin: east === 0 && north === 0,
    })
  for (const [line, title, every, stops] of ROUTES)
    put({
      kind: 'transport',
      line,
      title,
      stops: stops.map(([name, after]) => ({ name: typeof name === 'string' ? text(name, name, name) : name, after })),
      every,
      first: '05:30',
      last: '23:30',
      notes: null,
      pdf: { id: fileId(`transport/${line}`) },
    })
  for (const [priority, on, time, subject, title, body] of INFORMATIVOS)
    put(
      { kind: 'informativo', title, priority, subject, issuer: null, body: rich(body), attachments: [] },
      at(on, time),
    )
  for (const [title, discipline, on, from, to] of STREAMS)
    put({
      kind: 'live-stream',
      title,
      address: DEMO_STREAM,
      discipline,
      unit: null,
      where: null,
      starts: at(on, from),
      ends: at(on, to),
      signal: 'good',
      captioned: true,
      forUsers: false,
    })
  put({
    kind: 'award',
    title: text('Prêmio do jogo limpo', 'Fair play award', 'Premio al juego limpio'),
    unit: null,
    at: at(5, '20:30'),
    where: text('Praça dos Jogos', 'Games square', 'Plaza de los Juegos'),
    presenters: text('entrega Iara Castanheira', 'presented by Iara Castanheira', 'entrega Iara Castanheira'),
    notes: null,
  })
  put(
    {
      kind: 'announcement',
      title: text('Bem-vindos a Porto das Dunas', 'Welcome to Porto das Dunas', 'Bienvenidos a Porto das Dunas'),
      level: 'notice',
      body: rich(
        text(
          'Doze dias, dezoito modalidades e vinte e sete delegações. A entrada é gratuita em todas as arenas.',
          'Twelve days, eighteen sports and twenty-seven delegations. Admission to all venues is free.',
          'Doce días, dieciocho disciplinas y veintisiete delegaciones. La entrada es gratuita en todas las sedes.',
        ),
      ),
      banner: null,
    },
    at(1, '07:00'),
  )
  put(
    {
      kind: 'announcement',
      title: text(
        'Calor forte à tarde: beba água, há bebedouros em todas as arenas',
        'Very hot this afternoon: drink water, there are fountains in every venue',
        'Mucho calor por la tarde: beban agua, hay bebederos en todas las sedes',
      ),
      level: 'warning',
      body: rich(
        text(
          'A previsão é de 36 graus entre as 14:00 e as 18:00. As provas na rua e na areia têm pausas para hidratação. Quem se sentir mal procura a equipe de saúde, de colete branco, em qualquer arena.',
          'Thirty-six degrees are expected between 14:00 and 18:00. Events on the road and on sand have breaks for drinking. Who feels unwell goes to the medical team, in white vests, at any venue.',
          'Se esperan 36 grados entre las 14:00 y las 18:00. Las pruebas en la calle y en la arena tienen pausas para hidratarse. Quien se sienta mal busca al equipo de salud, de chaleco blanco, en cualquier sede.',
        ),
      ),
      banner: { from: at(5, '14:00'), until: at(5, '18:00') },
    },
    at(5, '08:00'),
  )
  for (const { body, publishedAt } of mediaBodies({ day, at })) put(body, publishedAt)
  return all.map((one, index) => ({ ...one, id: idOf(start, index) }))
}

/** The same uuid for the same thing of the same games, however often they start. */
const idOf = (start: string, index: number): string => idFor(`${start} ${index}`)
