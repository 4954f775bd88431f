import type { Trivia, TriviaSummary } from '@games/contract/trivia/trivia'

/** A trivia of tests that nobody has begun. */
export const aSummary = (over: Partial<TriviaSummary> = {}): TriviaSummary => ({
  id: 'judo',
  discipline: 'JUD',
  title: { por: 'Judô: golpes e regras', eng: 'Judo: throws and rules', spa: 'Judo: técnicas y reglas' },
  author: 'Comissão técnica',
  place: { por: 'Arena dos Marujos' },
  kinds: ['choice', 'true-false', 'order', 'picture'],
  minutes: 10,
  questionCount: 4,
  points: 500,
  availability: 'open',
  opensAt: null,
  closesAt: null,
  state: 'locked',
  endsAt: null,
  remainingMs: null,
  answered: 0,
  result: null,
  ...over,
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4Z"/></svg>'

const QUESTIONS: Trivia['questions'] = [
  {
    number: 1,
    kind: 'choice',
    text: { por: 'Qual destas pontuações encerra a luta na hora?' },
    options: ['Yuko', 'Waza-ari', 'Ippon', 'Shido'].map((por, at) => ({
      id: 'abcd'[at] ?? '',
      text: { por },
      drawing: null,
    })),
    answer: null,
    review: null,
  },
  {
    number: 2,
    kind: 'true-false',
    text: { por: 'Dois waza-ari na mesma luta valem um ippon.' },
    options: [],
    answer: null,
    review: null,
  },
  {
    number: 3,
    kind: 'order',
    text: { por: 'Ponha as faixas em ordem, da iniciante à mais graduada.' },
    options: ['Branca', 'Verde', 'Laranja'].map((por, at) => ({ id: 'abc'[at] ?? '', text: { por }, drawing: null })),
    answer: null,
    review: null,
  },
  {
    number: 4,
    kind: 'picture',
    text: { por: 'Qual desenho é o do judô?' },
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: null, drawing: DRAWING })),
    answer: null,
    review: null,
  },
]

const RIGHT = ['c', true, ['a', 'c', 'b'], 'c'] as const

/** One whose clock runs. */
export const aRunning = (over: Partial<Trivia> = {}): Trivia => ({
  ...aSummary({
    state: 'running',
    endsAt: new Date(Date.now() + 462_000).toISOString(),
    remainingMs: 462_000,
  }),
  questions: QUESTIONS,
  ...over,
})

/** One that is graded: two right, the ordering wrong, the picture blank. */
export const aGraded = (over: Partial<Trivia> = {}): Trivia => ({
  ...aSummary({
    state: 'graded',
    answered: 3,
    result: { right: 2, points: 1_000, gradedAt: new Date().toISOString(), sent: true, tookMs: 398_000 },
  }),
  questions: QUESTIONS.map((question, at) => {
    const right = RIGHT[at] ?? 'a'
    const wire = typeof right === 'object' ? [...right] : right
    const mine = [wire, wire, ['a', 'b', 'c'], null][at] ?? null
    return { ...question, answer: mine, review: { right: wire, isRight: at < 2, explanation: null } }
  }),
  ...over,
})
