import type { QuestionContent, TriviaContent } from '../features/trivia/index.ts'

/** A question of each kind; its right answers are `c`, false, b–a–c and `b`. */
const QUESTIONS: readonly QuestionContent[] = [
  {
    kind: 'choice',
    text: { por: 'Qual pontuação encerra a luta?', eng: 'Which score ends the contest?' },
    options: ['a', 'b', 'c'].map((id) => ({ id, text: { por: `Opção ${id}` } })),
    right: 'c',
    explanation: { por: 'O ippon encerra.' },
  },
  {
    kind: 'true-false',
    text: { por: 'A luta dura uma hora.' },
    options: [],
    right: false,
    explanation: null,
  },
  {
    kind: 'order',
    text: { por: 'Ponha as faixas em ordem.' },
    options: ['a', 'b', 'c'].map((id) => ({ id, text: { por: `Faixa ${id}` } })),
    right: ['b', 'a', 'c'],
    explanation: null,
  },
  {
    kind: 'picture',
    text: { por: 'Qual desenho é o do judô?' },
    options: [
      { id: 'a', pictogram: 'WRE' },
      { id: 'b', pictogram: 'JUD' },
    ],
    right: 'b',
    explanation: null,
  },
]

/** The right answers to all of them. */
export const RIGHT_ANSWERS = [
  { number: 1, answer: 'c' },
  { number: 2, answer: false },
  { number: 3, answer: ['b', 'a', 'c'] },
  { number: 4, answer: 'b' },
] as const

/** A trivia of tests with a question of each kind. */
export const someTrivia = (id = 'judo', over: Partial<TriviaContent> = {}): TriviaContent => ({
  id,
  discipline: 'JUD',
  title: { por: 'Judô: golpes e regras', eng: 'Judo: throws and rules', spa: 'Judo: técnicas y reglas' },
  author: 'Comissão técnica',
  place: { por: 'Arena dos Marujos' },
  minutes: 10,
  questions: QUESTIONS,
  ...over,
})
