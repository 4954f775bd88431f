import { createHash } from 'node:crypto'
import type { ContentBody } from '@games/contract'

/** What of the demo's content shows files: albums, a film and reports, with the ids its files get (demo-files.ts). */

export interface Text {
  readonly por: string
  readonly eng: string
  readonly spa: string
}
const text = (por: string, eng: string, spa: string): Text => ({ por, eng, spa })

/** The same uuid for the same text, whatever games it is. */
export function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
/** The file of a name: `sponsor/Nativa`. */
export const fileId = (name: string): string => idFor(`demo file ${name}`)

export interface DemoAlbum {
  readonly key: string
  readonly title: Text
  readonly day: number
  /** Null: of ceremonies and of the village. */
  readonly discipline: string | null
  /** The icon its pictures have. */
  readonly icon: string
  readonly photos: number
}

export const ALBUMS: readonly DemoAlbum[] = [
  {
    key: 'opening',
    title: text('Cerimônia de abertura', 'Opening ceremony', 'Ceremonia de apertura'),
    day: 1,
    discipline: null,
    icon: 'medals',
    photos: 5,
  },
  {
    key: 'judo',
    title: text('Judô: a manhã nos tatames', 'Judo: a morning on the mats', 'Judo: la mañana en los tatamis'),
    day: 5,
    discipline: 'JUD',
    icon: 'JUD',
    photos: 6,
  },
  {
    key: 'swimming',
    title: text('Natação: finais do dia 4', 'Swimming: the finals of day 4', 'Natación: finales del día 4'),
    day: 4,
    discipline: 'SWM',
    icon: 'SWM',
    photos: 5,
  },
  {
    key: 'athletics',
    title: text('Atletismo: pista e campo', 'Athletics: track and field', 'Atletismo: pista y campo'),
    day: 3,
    discipline: 'ATH',
    icon: 'ATH',
    photos: 6,
  },
  {
    key: 'beach',
    title: text('Vôlei de praia na orla', 'Beach volleyball on the seafront', 'Vóley playa en la costanera'),
    day: 5,
    discipline: 'VBV',
    icon: 'VBV',
    photos: 4,
  },
]

export interface DemoReport {
  readonly key: string
  readonly priority: 'urgent' | 'important' | 'normal'
  readonly day: number
  readonly subject: Text
  readonly title: Text
  readonly summary: Text
  /** Headings and what stands under each. The document itself is in Portuguese. */
  readonly parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

export const REPORTS: readonly DemoReport[] = [
  {
    key: 'guide',
    priority: 'important',
    day: 1,
    subject: text('público', 'public', 'público'),
    title: text('Guia do visitante', 'Visitor’s guide', 'Guía del visitante'),
    summary: text(
      'Como chegar, o que levar e o que não entra nas arenas.',
      'How to get there, what to bring and what stays outside.',
      'Cómo llegar, qué llevar y qué no entra en las sedes.',
    ),
    parts: [
      [
        'Entrada',
        'A entrada é gratuita em todas as arenas, por ordem de chegada. Os portões abrem uma hora antes da primeira disputa do dia.',
        'Menores de 12 anos entram com uma pessoa responsável.',
      ],
      ['O que levar', 'Garrafa de água sem gás, protetor solar, boné e documento. Há bebedouros em todos os setores.'],
      [
        'O que não entra',
        'Vidro, bebida alcoólica, bandeiras com mastro, drones e objetos que atrapalhem a visão de quem está atrás.',
      ],
      [
        'Como chegar',
        'As linhas 1 a 4 saem da Vila dos Atletas e passam pelas arenas. Os horários estão na página Transporte.',
      ],
      [
        'Fotos',
        'As pessoas que competem são menores de idade. Fotografe a disputa, não o aquecimento nem os vestiários, e não publique o nome de ninguém com a foto.',
      ],
    ],
  },
  {
    key: 'bulletin-5',
    priority: 'urgent',
    day: 5,
    subject: text('boletim', 'bulletin', 'boletín'),
    title: text('Boletim técnico do dia 5', 'Technical bulletin of day 5', 'Boletín técnico del día 5'),
    summary: text(
      'Mudanças de horário, calor previsto e reuniões técnicas.',
      'Changed times, the heat to come and technical meetings.',
      'Cambios de horario, calor previsto y reuniones técnicas.',
    ),
    parts: [
      [
        'Calor',
        'A previsão é de 36 graus entre as 14:00 e as 18:00. Provas na rua e na areia têm pausas de três minutos para hidratação.',
      ],
      ['Transporte', 'Os ônibus da linha 3 saem 20 minutos antes do horário impresso, das 14:00 às 20:00.'],
      [
        'Reuniões técnicas',
        'Ciclismo às 18:30 e taekwondo às 19:15, na sala 2 da Vila dos Atletas. Cada delegação manda uma pessoa.',
      ],
      ['Recursos', 'Recursos são entregues por escrito até 30 minutos depois da publicação do resultado.'],
    ],
  },
  {
    key: 'rules',
    priority: 'normal',
    day: 1,
    subject: text('regulamento', 'rules', 'reglamento'),
    title: text('Regulamento geral', 'General rules', 'Reglamento general'),
    summary: text(
      'Quem participa, como se contam as medalhas, prazos de recursos.',
      'Who takes part, how medals count, when to appeal.',
      'Quién participa, cómo se cuentan las medallas, plazos de recursos.',
    ),
    parts: [
      [
        'Participação',
        'Participam estudantes de 12 a 17 anos inscritos por uma das 27 delegações.',
        'Cada atleta compete em uma modalidade.',
      ],
      [
        'Medalhas',
        'O quadro é ordenado por ouros, depois pratas, depois bronzes. Uma equipe conta uma medalha. Em judô, luta, taekwondo e esgrima há dois bronzes.',
      ],
      [
        'Divisões',
        'Esportes coletivos têm três divisões. A última colocada da primeira troca de lugar com a campeã da segunda.',
      ],
      [
        'Recursos',
        'O recurso é decidido pela comissão da modalidade no mesmo dia. A correção aparece na página da disputa com o motivo.',
      ],
    ],
  },
  {
    key: 'access',
    priority: 'normal',
    day: 2,
    subject: text('acessibilidade', 'accessibility', 'accesibilidad'),
    title: text('Acessibilidade nas arenas', 'Accessibility of the venues', 'Accesibilidad de las sedes'),
    summary: text(
      'Entradas sem degrau, lugares reservados e Libras.',
      'Step-free entrances, reserved places and sign language.',
      'Entradas sin escalones, lugares reservados y lengua de señas.',
    ),
    parts: [
      [
        'Entradas',
        'Todas as arenas têm uma entrada sem degrau, marcada no mapa. A equipe de colete azul acompanha quem pedir.',
      ],
      ['Lugares', 'Há lugares para cadeira de rodas, com lugar ao lado para quem acompanha, em todos os setores.'],
      ['Libras', 'A abertura, o encerramento e as finais de sábado têm interpretação em Libras.'],
    ],
  },
]

export const FILM_CAPTIONS = ['por', 'eng', 'spa'] as const

interface Days {
  readonly day: (n: number) => string
  readonly at: (n: number, time: string) => string
}

/** Albums, the film and the reports, as the staff would have written them, each with when it was published. */
export function mediaBodies({ day, at }: Days): { readonly body: ContentBody; readonly publishedAt: string }[] {
  return [
    ...ALBUMS.map(({ key, title, day: on, discipline, photos }) => ({
      body: {
        kind: 'album' as const,
        title,
        day: day(on),
        discipline,
        credit: 'Comitê dos Jogos',
        photos: Array.from({ length: photos }, (_, index) => ({
          file: { id: fileId(`album/${key}/${index}`) },
          alt: text(
            `Desenho ${index + 1} de “${title.por}”`,
            `Drawing ${index + 1} of “${title.eng}”`,
            `Dibujo ${index + 1} de “${title.spa}”`,
          ),
          caption: null,
          takenAt: null,
          unit: null,
        })),
      },
      publishedAt: at(on, '09:30'),
    })),
    {
      body: {
        kind: 'video' as const,
        title: text('Esporte seguro em 40 segundos', 'Safe sport in 40 seconds', 'Deporte seguro en 40 segundos'),
        summary: text(
          'Cinco coisas que toda pessoa que compete, treina ou torce precisa saber.',
          'Five things that everybody who competes, coaches or cheers needs to know.',
          'Cinco cosas que toda persona que compite, entrena o anima necesita saber.',
        ),
        source: { kind: 'file' as const, file: { id: fileId('film') } },
        captions: FILM_CAPTIONS.map((language) => ({ language, file: { id: fileId(`film/${language}`) } })),
        poster: { id: fileId('film/poster') },
        seconds: 40,
        discipline: null,
        unit: null,
        day: day(1),
      },
      publishedAt: at(1, '08:00'),
    },
    ...REPORTS.map(({ key, priority, subject, title, summary, day: on }) => ({
      body: { kind: 'report' as const, title, priority, subject, summary, pdf: { id: fileId(`report/${key}`) } },
      publishedAt: at(on, '07:30'),
    })),
  ]
}
