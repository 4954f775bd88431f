import { MOST_USERNAME } from '@games/contract/accounts/credentials'
import type { Sentiment } from '@games/contract/feedback/feedback'
import type { Locale, UserType } from '@games/domain'
import { STATE_CODES } from '@games/domain/delegations/delegations'

/** What somebody earned on a day, with all before it. */
export interface InventedDay {
  /** 0 is the first day of the games. */
  readonly day: number
  /** Where in the day, from 0 to 1. */
  readonly at: number
  readonly points: number
  readonly balance: number
  /** With the film on safe sport, which earns once. */
  readonly film: boolean
}

export interface InventedPerson {
  readonly username: string
  readonly type: UserType
  readonly organisation: string | null
  readonly days: readonly InventedDay[]
}

export interface InventedFeedback {
  /** The same at every start. */
  readonly id: string
  /** Which of the people. */
  readonly author: number
  readonly sentiment: Sentiment
  readonly suggestion: string
  readonly locale: Locale
  readonly day: number
  readonly at: number
}

/** How many days of the games are over or on when the demo opens. */
export const DAYS = 5
const PEOPLE = 3_000
const FILM = 2_000
const ANSWER = 500
/** As many right answers as the demo's trivias have questions. */
const MOST_ANSWERS = 40

/** How many of a hundred are what. */
const SHARES: readonly (readonly [UserType, number])[] = [
  ['guest', 48],
  ['athlete', 25],
  ['volunteer', 10],
  ['coach', 6],
  ['staff', 5],
  ['referee', 3],
  ['manager', 2],
  ['admin', 1],
]
/** Who comes with a delegation, and who with the games. */
const SENT: ReadonlySet<UserType> = new Set(['athlete', 'coach', 'manager'])
const OF_THE_GAMES: ReadonlySet<UserType> = new Set(['admin', 'staff', 'referee'])

const NOUNS =
  `maré duna jangada coral vento farol sururu lagoa onda serra pampa igarapé tatame peteca flecha quimono placar apito
chuteira touca remo vela raquete bastão argola trampolim pista raia cesta rede gol saque bloqueio drible ginga capoeira frevo forró
baião sanfona viola tambor cuíca pandeiro caju pitanga jabuti capivara sabiá arara tucano onça boto guará tatu preguiça ipê mandacaru
buriti açaí cupuaçu pequi umbu rapadura tapioca cuscuz pamonha moqueca brisa trovão relâmpago neblina aurora estrela cometa eclipse`.split(
    /\s+/,
  )
const ENDS =
  `azul veloz do_norte da_ponta de_ouro valente sereno na_raia no_saque do_sertão da_serra do_vale ligeiro sem_freio
que_voa de_manhã na_final da_praia do_rio da_mata do_cerrado risonho teimoso quietinho de_primeira sem_medo no_ângulo da_torcida
desde_cedo com_vontade boa_praça na_reta fora_da_curva dez e_companhia`.split(/\s+/)

const WORDS = {
  happy: {
    por: [
      'O quadro de medalhas ao vivo ficou ótimo. Queria receber um aviso quando a minha delegação ganha.',
      'Gostei de ver o caminho das chaves no celular. Dá para deixar as letras maiores?',
      'A programação sem internet salvou o nosso dia no ginásio.',
    ],
    spa: ['Muy clara la programación por día. Me gustaría guardar mis competencias favoritas.'],
    eng: ['The live results are quick. Please add the bus times next to each venue.'],
  },
  neutral: {
    por: [
      'Queria ver quanto tempo leva de um ginásio ao outro.',
      'Falta o horário de abertura dos portões na página de cada local.',
      'As trivias são boas, mas o tempo é curto para quem lê devagar.',
    ],
    spa: ['Estaría bien poder filtrar el calendario por atleta.'],
    eng: ['It would help to see which finals are still to come today.'],
  },
  sad: {
    por: [
      'O horário da minha prova mudou e eu só vi depois. Mostrem a mudança na página inicial.',
      'No sol não dá para ler o placar com o tema escuro.',
    ],
    spa: ['El mapa del recinto tarda mucho en abrir con poca señal.'],
    eng: ['I could not find where to pick up the accreditation.'],
  },
} as const satisfies Record<Sentiment, Record<Locale, readonly string[]>>
const MOODS = ['happy', 'happy', 'happy', 'neutral', 'neutral', 'sad'] as const
const LANGUAGES = ['por', 'por', 'por', 'por', 'spa', 'eng'] as const
const FEEDBACK = 90

/** From 0 to 1, the same for the same seed on every machine (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Who uses the demo: invented people of all types and delegations, with what they earned and said, the same for the same seed. */
export function inventPeople(seed: number): {
  readonly people: readonly InventedPerson[]
  readonly feedback: readonly InventedFeedback[]
} {
  const chance = chanceOf(seed)
  const whole = (below: number) => Math.floor(chance() * below)
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(list.length)]
    if (chosen === undefined) throw new Error('pick from an empty list')
    return chosen
  }
  const username = (): string => {
    const noun = pick(NOUNS)
    const style = whole(6)
    if (style === 0) return `${noun}${10 + whole(90)}`
    if (style === 1) return `${noun}.${pick(NOUNS)}`
    if (style === 2) return `${noun}_${pick(NOUNS)}`
    if (style === 3) return `${noun}-${1 + whole(99)}`
    return `${noun}_${pick(ENDS)}`
  }
  const typeOf = (): UserType => {
    let at = whole(100)
    for (const [type, share] of SHARES) if ((at -= share) < 0) return type
    return 'guest'
  }
  const taken = new Set<string>()
  const people = Array.from({ length: PEOPLE }, (): InventedPerson => {
    let name = username()
    while (taken.has(name) || name.length > MOST_USERNAME) name = `${username()}_${whole(100)}`
    taken.add(name)
    const type = typeOf()
    const isSent = SENT.has(type) || (!OF_THE_GAMES.has(type) && chance() < 0.7)
    return { username: name, type, organisation: isSent ? pick(STATE_CODES) : null, days: earned() }
  })

  function earned(): InventedDay[] {
    // one of six looks on
    if (chance() < 1 / 6) return []
    const filmOn = chance() < 0.75 ? whole(DAYS) : null
    // many answer a little, few a lot
    const answers = Math.floor(MOST_ANSWERS * chance() * chance())
    const onDay = Array.from({ length: DAYS }, () => 0)
    for (let answer = 0; answer < answers; answer += 1) {
      const day = whole(DAYS)
      onDay[day] = (onDay[day] ?? 0) + ANSWER
    }
    let balance = 0
    return onDay.flatMap((answered, day) => {
      const film = day === filmOn
      const points = answered + (film ? FILM : 0)
      if (points === 0) return []
      balance += points
      return [{ day, at: chance(), points, balance, film }]
    })
  }

  const feedback = Array.from({ length: FEEDBACK }, (_, number): InventedFeedback => {
    const sentiment = pick(MOODS)
    const locale = pick(LANGUAGES)
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      author: whole(PEOPLE),
      sentiment,
      locale,
      suggestion: pick<string>(WORDS[sentiment][locale]),
      day: whole(DAYS),
      at: chance(),
    }
  })
  return { people, feedback }
}
