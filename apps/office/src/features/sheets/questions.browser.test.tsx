import type { SheetQuestion } from '@games/contract'
import { sampled } from '@games/testing/suite'
import { LOCALES, type Locale } from '@games/web/i18n/locale.ts'
import type { Noun as WebNoun } from '@games/web/i18n/messages.gen.d.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../../i18n/messages.gen.d.ts'
import { Questions } from './Questions.tsx'

beforeAll(() => Promise.all(LOCALES.map((locale) => loadMessages<Noun | WebNoun>(locale, ['office-sheets', 'units']))))

type What = SheetQuestion['what']

/** The suggestions of a question, its words on the screen, and the answer that each button gives, by turns in three languages. */
const KINDS: readonly (readonly [
  What,
  Locale,
  SheetQuestion['suggestions'],
  string,
  Readonly<Record<string, string>>,
])[] = [
  [
    'column',
    'por',
    [{ code: 'organisation', name: 'organisation' }],
    'O que é a coluna “X”?',
    { 'É Delegação': 'organisation', 'Não ler a coluna': 'skip' },
  ],
  [
    'heats',
    'spa',
    [
      { code: 'whole', name: 'the whole final' },
      { code: 'more', name: 'other heats follow' },
    ],
    'La planilla solo tiene una serie de estas finales. ¿Hay otras? “X”',
    { 'Es la final completa': 'whole', 'Hay otras series': 'more', 'No importar la fila': 'skip' },
  ],
  [
    'alone',
    'spa',
    [
      { code: 'gold', name: 'gold' },
      { code: 'none', name: 'no medal' },
    ],
    'Hay una sola inscripción en esta prueba. ¿Qué medalla recibe “X”?',
    { Oro: 'gold', 'Ninguna medalla': 'none', 'No importar la fila': 'skip' },
  ],
  [
    'standings',
    'por',
    [
      { code: 'final', name: 'the final places' },
      { code: 'group', name: 'of a group or a round' },
    ],
    'Esta tabela é a colocação final da prova, ou só de um grupo ou de uma rodada? “X”',
    { 'A colocação final da prova': 'final', 'De um grupo ou de uma rodada': 'group', 'Não importar a linha': 'skip' },
  ],
  [
    'award',
    'spa',
    ['kept', 'none', 'open'].map((code) => ({ code, name: code })),
    'Una nota puede quitar las medallas de estos resultados. ¿Qué vale? La planilla dice “X”',
    {
      'Los puestos y las medallas valen': 'kept',
      'Solo puestos, sin medallas': 'none',
      'Todavía no es final: por ahora sin medallas': 'open',
      'No importar la fila': 'skip',
    },
  ],
  [
    'sport',
    'eng',
    [
      { code: 'JUD', name: 'Judo' },
      { code: 'WRE', name: 'Wrestling' },
    ],
    'No cell names the sport. Which sport has “X”?',
    { 'It is Judo': 'JUD', 'It is Wrestling': 'WRE', 'Do not import the row': 'skip' },
  ],
  [
    'gender',
    'por',
    ['W', 'M', 'X'].map((code) => ({ code, name: code })),
    'Nenhuma célula diz o naipe. De que naipe são classes como “X”?',
    { Feminino: 'W', Masculino: 'M', Misto: 'X', 'Não importar a linha': 'skip' },
  ],
  [
    'rank',
    'spa',
    [
      { code: 'ranks', name: 'the ranks' },
      { code: 'results', name: 'the results' },
    ],
    'Los puestos y los resultados se contradicen. ¿Qué vale en “X”?',
    { 'Valen los puestos': 'ranks', 'Valen los resultados': 'results', 'No importar la fila': 'skip' },
  ],
  [
    'medals',
    'eng',
    [
      { code: 'list', name: '1. Ana Um (AL)' },
      { code: 'results', name: '1. Bia Dois (PR)' },
    ],
    'A medal list and the results contradict each other. Which of them count in “X”?',
    {
      'The medal list counts: 1. Ana Um (AL)': 'list',
      'The results count: 1. Bia Dois (PR)': 'results',
      'Do not import the row': 'skip',
    },
  ],
  [
    'cancelled',
    'por',
    [
      { code: 'took-place', name: '' },
      { code: 'cancelled', name: '1. Ana Um (AL)' },
    ],
    'Esta disputa tem resultado, e a programação a cancela, a adia ou não a tem mais. Ela foi realizada? “X”',
    {
      'Foi realizada: o resultado vale': 'took-place',
      'Não foi realizada: o resultado é retirado, com estas medalhas: 1. Ana Um (AL)': 'cancelled',
      'Não importar a linha': 'skip',
    },
  ],
  [
    'absent',
    'eng',
    [
      { code: 'TEAM-AL', name: 'Alagoas' },
      { code: 'TEAM-SP', name: 'São Paulo' },
    ],
    'Who did not come? The sheet says “X”',
    { 'Alagoas did not come': 'TEAM-AL', 'São Paulo did not come': 'TEAM-SP', 'Do not import the row': 'skip' },
  ],
  [
    'retired',
    'spa',
    [
      { code: 'P1', name: 'Ari Um' },
      { code: 'P2', name: 'Leo Dois' },
    ],
    '¿Quién abandonó? La planilla dice “X”',
    { 'Abandonó Ari Um': 'P1', 'Abandonó Leo Dois': 'P2', 'No importar la fila': 'skip' },
  ],
  [
    'winner',
    'por',
    [
      { code: 'P1', name: 'Ana Um' },
      { code: 'P2', name: 'Bia Dois' },
    ],
    'Quem venceu? A planilha diz “X”',
    { 'Ana Um venceu': 'P1', 'Bia Dois venceu': 'P2', 'Não importar a linha': 'skip' },
  ],
  [
    'remark',
    'por',
    [
      { code: 'disqualified', name: 'disqualified' },
      { code: 'kept', name: 'rank and medal stay' },
    ],
    'A observação tira a colocação ou a medalha? A planilha diz “X”',
    {
      'Sim, é desclassificação: sem colocação e sem medalha': 'disqualified',
      'Não: a colocação e a medalha ficam': 'kept',
      'Não importar a linha': 'skip',
    },
  ],
  [
    'mark',
    'spa',
    [
      { code: 'DNF', name: 'did not finish' },
      { code: 'other', name: 'another reason' },
    ],
    '¿Por qué no hay puesto? La planilla dice “X”',
    { 'No terminó': 'DNF', 'Otro motivo: sin puesto': 'other', 'No importar la fila': 'skip' },
  ],
  [
    'person',
    'por',
    [{ code: 'P1', name: 'Ari Um (AL)' }],
    'Quem é “X”?',
    { 'É Ari Um (AL)': 'P1', 'Pessoa nova': 'new', 'Não importar a linha': 'skip' },
  ],
  [
    'result',
    'spa',
    [
      { code: 'hundredths', name: '1:02.34' },
      { code: 'hours', name: '1:02:34' },
    ],
    '¿Qué resultado es “X”?',
    { 'Es 1:02.34': 'hundredths', 'Es 1:02:34': 'hours', 'No importar la fila': 'skip' },
  ],
  [
    'event',
    'eng',
    [
      { code: 'SWMW50MFR-------------------------', name: '50 m livre' },
      { code: 'SWMM50MFR-------------------------', name: '50 m livre' },
    ],
    'Which event is “X”?',
    {
      'It is 50 m livre (Women)': 'SWMW50MFR-------------------------',
      'It is 50 m livre (Men)': 'SWMM50MFR-------------------------',
      'A new event': 'new',
      'Do not import the row': 'skip',
    },
  ],
  [
    'unit',
    'por',
    [
      { code: 'U1', name: 'Semifinal 1' },
      { code: 'HBLWTEAM7-------------QFNL000200--', name: '' },
    ],
    'Que disputa é “X”?',
    {
      'É Semifinal 1': 'U1',
      'É Quartas de final 2': 'HBLWTEAM7-------------QFNL000200--',
      'Disputa nova': 'new',
      'Não importar a linha': 'skip',
    },
  ],
  [
    'unit',
    'eng',
    ['JUDW57KG--------------SFNL000200--', 'SWMW50MFR---12T14---------000100--'].map((code, at) => ({
      code,
      name: at === 0 ? `${code}, 2027-09-14T09:30` : code,
    })),
    'Which contest is “X”?',
    {
      'It is Semifinal 2, September 14 09:30': 'JUDW57KG--------------SFNL000200--',
      'It is the line of the programme': 'SWMW50MFR---12T14---------000100--',
      'A new contest': 'new',
      'Do not import the row': 'skip',
    },
  ],
  [
    'venue',
    'spa',
    [{ code: 'ARENA', name: 'Arena do Farol' }],
    '¿Qué sede es “X”?',
    { 'Es Arena do Farol': 'ARENA', 'Sede nueva': 'new', 'No importar la fila': 'skip' },
  ],
  [
    'organisation',
    'eng',
    [{ code: 'AL', name: 'Alagoas' }],
    'Which delegation is “X”?',
    { 'It is Alagoas': 'AL', 'A new delegation': 'new', 'Do not import the row': 'skip' },
  ],
  [
    'discipline',
    'por',
    [{ code: 'JUD', name: 'Judô' }],
    'Que modalidade é “X”?',
    { 'É Judô': 'JUD', 'Modalidade nova': 'new', 'Não importar a linha': 'skip' },
  ],
]

test.each(sampled(KINDS, 8))(
  'each button of the question “%s” gives the answer that it names, in words without codes: %s (R12.5)',
  async (what, locale, suggestions, words, buttons) => {
    const answers: [string, string][] = []
    await render(
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <Questions
          questions={[{ key: `${what}|x`, what, written: 'X', rows: [2], count: 1, suggestions: [...suggestions] }]}
          busy={false}
          onAnswer={(key, answer) => answers.push([key, answer])}
          onColumns={() => answers.push(['columns', ''])}
        />
      </LanguageProvider>,
    )
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    for (const name of Object.keys(buttons)) await page.getByRole('button', { name, exact: true }).click()
    expect(answers).toEqual(Object.values(buttons).map((answer) => [`${what}|x`, answer]))
    // a column also leads to the list of all meanings
    expect(page.getByRole('button').elements()).toHaveLength(Object.keys(buttons).length + (what === 'column' ? 1 : 0))
  },
)

const questionAt = (at: number): SheetQuestion => ({
  key: `winner|${at}`,
  what: 'winner',
  written: `Ana ${at} x Bia ${at}`,
  rows: [at],
  count: 1,
  suggestions: [
    { code: 'P1', name: `Ana ${at}` },
    { code: 'P2', name: `Bia ${at}` },
  ],
})

test('the second click of a double click does not answer the question that has moved below the pointer (R12.5)', async () => {
  const answers: string[] = []
  const given = (key: string) => answers.push(key)
  const questions = (from: number) => (
    <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
      <Questions
        questions={[questionAt(from), questionAt(from + 1)]}
        busy={false}
        onAnswer={given}
        onColumns={() => undefined}
      />
    </LanguageProvider>
  )
  const { rerender } = await render(questions(1))
  const clickFirst = (detail: number) =>
    page
      .getByRole('button', { name: /^Ana .* won$/ })
      .first()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  clickFirst(1)
  await rerender(questions(2))
  clickFirst(2)
  expect(answers).toEqual(['winner|1'])
  clickFirst(1)
  expect(answers).toEqual(['winner|1', 'winner|2'])
})

test('thousands of questions are shown in parts, with the number of the others (R12.5)', async () => {
  await render(
    <LanguageProvider language={{ locale: 'por', t: translatorOf('por') }}>
      <Questions
        questions={Array.from({ length: 3_000 }, (_, at) => questionAt(at))}
        busy={false}
        onAnswer={() => undefined}
        onColumns={() => undefined}
      />
    </LanguageProvider>,
  )
  await expect.element(page.getByRole('heading', { name: /3.?000/ })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(50)
  await page.getByRole('button', { name: /^Mostrar mais perguntas \(2.?950\)$/ }).click()
  expect(page.getByRole('listitem').elements()).toHaveLength(100)
})
