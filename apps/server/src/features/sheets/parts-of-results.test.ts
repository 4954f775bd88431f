import type { SheetPlan } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/** Results whose sheet has their parts: attempts, heights, periods, sets, vaults and lifts. */

const { db, open: opened, choose, apply, medals } = emptyOffice()

/** Opens a sheet of a sport that may be new to the games. */
async function open(text: string): Promise<SheetPlan> {
  const plan = await opened(text)
  const sport = plan.questions.find(({ what }) => what === 'discipline')
  return sport === undefined ? plan : choose(plan.id, { answers: { [sport.key]: 'new' } })
}
/** Imports a sheet whose only question has this answer; without one it has no question. */
async function take(text: string, answer?: string): Promise<void> {
  const plan = await open(text)
  const [question] = plan.questions
  expect(plan.questions.flatMap(({ suggestions }) => suggestions.map(({ code }) => code))).toEqual(
    answer === undefined ? [] : expect.arrayContaining([answer]),
  )
  const decided =
    question === undefined || answer === undefined
      ? plan
      : await choose(plan.id, { answers: { [question.key]: answer } })
  expect(decided.questions).toEqual([])
  await apply(decided, true)
}

const extended = async (code: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ line: string }>(
    `select (fact -> 'competitor' ->> 'organisation') || ' ' ||
       string_agg(concat_ws(':', value ->> 'value', value ->> 'value2', value #>> '{extensions,0,value}'), ' ' order by (value ->> 'pos')::int) as line
     from fact_result, jsonb_array_elements(fact -> 'extended') value where value ->> 'code' = $1 group by fact order by 1`,
    [code],
  )
  return rows.map(({ line }) => line)
}

const field = (event: string, header: string, ...rows: readonly string[]): string =>
  [`Atletismo – ${event} – Final`, '', header, ...rows].join('\n')

describe('attempts of a field event (R12.5)', () => {
  test.each(
    sampled(
      [
        ['Salto em distância feminino', 'Nº;Atleta;UF;1ª;2ª;3ª;4ª;MELHOR;VENTO'],
        ['Salto de longitud femenino', 'Dorsal;Atleta;UF;Int. 1;Int. 2;Int. 3;Int. 4;Marca;Viento'],
        ['Long jump women', 'Bib;Name;UF;T1;T2;T3;T4;Best;Wind'],
        ['Salto em distância feminino', 'Nº;Atleta;UF;Salto 1;Salto 2;Salto 3;Salto 4;Melhor marca;Vento'],
        ['Long jump women', 'Bib;Name;UF;1st;2nd;3rd;4th;Result;Wind'],
      ],
      5,
    ),
  )('%s, %s: the second best attempt decides between level bests', async (event, header) => {
    await take(
      field(
        event,
        header,
        '101;Ana Um;AL;4,48;4,71;X;4,50;4,71;+0,2',
        '105;Bia Dois;PR;4,62;x;4,71;4,55;4,71;+0,4',
        '109;Eva Três;SP;4,40;–;FM;P;4,40;-0,1',
        '112;Ida Quatro;BA;X;X;X;;SM;',
      ),
    )
    expect(await medals()).toEqual(['gold PR', 'silver AL', 'bronze SP'])
    expect(await extended('ATTEMPT')).toEqual([
      'AL 4.48 4.71 X 4.50',
      'BA X X X',
      'PR 4.62 X 4.71 4.55',
      'SP 4.40 - X -',
    ])
  })

  test('without a column of the best the best attempt is the result, and no valid one is NM', async () => {
    await take(
      field(
        'Arremesso do peso masculino',
        'Atleta;UF;1;2;3',
        'Ari Um;AL;9,70;10,05;x',
        'Leo Dois;PR;9,87m;9,41;9,80',
        'Rui Três;SP;x;x;x',
      ),
    )
    expect(await medals()).toEqual(['gold AL', 'silver PR'])
    const { rows } = await db.pool.query(
      `select fact ->> 'irm' as irm from fact_result where fact ->> 'result' is null`,
    )
    expect(rows).toEqual([{ irm: 'NM' }])
  })

  test.each(
    sampled(
      [
        ['9.90', ['gold PR', 'silver AL']],
        ['10.05', ['gold AL', 'silver PR']],
      ] as const,
      2,
    ),
  )('a best that the attempts contradict is a question: %s decides', async (answer, expected) => {
    const text = field(
      'Arremesso do peso masculino',
      'Atleta;UF;1;2;3;Melhor',
      'Ari Um;AL;9,70;10,05;x;9,90',
      'Leo Dois;PR;9,95;x;9,80;9,95',
    )
    await take(text, answer)
    expect(await medals()).toEqual(expected)
  })

  test('a mark in the place of the first attempt is that of the row', async () => {
    await take(field('Salto triplo masculino', 'Atleta;UF;1;2;3', 'Ari Um;AL;12,10;X;12,00', 'Leo Dois;PR;DNS;;'))
    const { rows } = await db.pool.query(
      `select fact ->> 'irm' as irm from fact_result where fact ->> 'result' is null`,
    )
    expect(rows).toEqual([{ irm: 'DNS' }])
  })

  test('points of the places beside attempts are no result', async () => {
    await take(field('Salto triplo masculino', 'Atleta;UF;1;2;Pts', 'Ari Um;AL;12,10;12,00;7', 'Leo Dois;PR;X;12,20;9'))
    expect(await medals()).toEqual(['gold PR', 'silver AL'])
  })

  test('a cell that is no attempt leaves its row out, and the event has no medals', async () => {
    const plan = await open(
      field(
        'Salto triplo masculino',
        'Atleta;UF;1;2',
        'Ari Um;AL;12,10;12,0O',
        'Leo Dois;PR;X;12,20',
        'Rui Três;SP;11,00;X',
      ),
    )
    expect(plan.lines.flatMap(({ problem }) => problem?.value ?? [])).toEqual(['2: 12,0O'])
    await apply(plan, true)
    expect(await medals()).toEqual([])
  })

  test('attempts below a header over all of them are read', NIGHTLY, async () => {
    await take(
      field(
        'Salto triplo masculino',
        'Atleta;UF;Tentativas;;Marca',
        ';;1ª;2ª;',
        'Ari Um;AL;12,10;12,00;12,10',
        'Leo Dois;PR;12,05;12,10;12,10',
      ),
    )
    expect(await medals()).toEqual(['gold PR', 'silver AL'])
  })

  test('ranks that contradict the second best attempt are a question', async () => {
    const text = field(
      'Salto triplo masculino',
      'Col;Atleta;UF;1;2;Marca',
      '1;Ari Um;AL;12,10;12,00;12,10',
      '2;Leo Dois;PR;12,10;12,05;12,10',
    )
    const { questions } = await open(text)
    expect(questions.map(({ what }) => what)).toEqual(['rank'])
  })

  test('the wind of an attempt is read with it', NIGHTLY, async () => {
    await take(
      field(
        'Salto em distância masculino',
        'Atleta;UF;1ª;2ª',
        'Ari Um;AL;5,10 (+1,2);5,05 (-0,3)',
        'Leo Dois;PR;5,00;X',
      ),
    )
    expect(await extended('ATTEMPT')).toEqual(['AL 5.10:1.2 5.05:-0.3', 'PR 5.00 X'])
  })

  test('a corrected result has no attempts of the former one', async () => {
    const header = 'Atleta;UF;1ª;2ª;Marca'
    await take(field('Salto em distância masculino', header, 'Ari Um;AL;5,10;5,05;5,10', 'Leo Dois;PR;5,00;X;5,00'))
    await take(field('Salto em distância masculino', 'Atleta;UF;Marca', 'Leo Dois;PR;5,20'))
    expect(await extended('ATTEMPT')).toEqual(['AL 5.10 5.05'])
    expect(await medals()).toEqual(['gold PR', 'silver AL'])
  })
})

describe('heights of a vertical jump (R12.5)', () => {
  const ROWS = [
    'Ari Um;AL;-;O;O;XO;XXX',
    'Leo Dois;PR;O;O;XO;XO;XXX',
    'Rui Três;SP;O;O;XXO;XXX;',
    'Ivo Quatro;BA;O;XXX;;;',
  ]
  test.each(
    sampled(
      [
        ['Salto em altura masculino', '1,35;1,40;1,45;1,50;1,55'],
        ['High jump men', '1.35;1.40;1.45;1.50;1.55'],
        ['Salto con pértiga masculino', '1m35;1m40;1m45;1m50;1m55'],
        ['Salto em altura masculino', '135;140;145;150;155'],
      ],
      4,
    ),
  )('%s, %s: fewer failures decide between level heights', async (event, heights) => {
    await take(field(event, `Atleta;UF;${heights}`, ...ROWS))
    expect(await medals()).toEqual(['gold AL', 'silver PR', 'bronze SP'])
    expect((await extended('HEIGHT'))[0]).toBe('AL 1.35:- 1.40:O 1.45:O 1.50:XO 1.55:XXX')
  })

  test('a height that the trials contradict is a question', async () => {
    const text = field(
      'Salto em altura masculino',
      'Atleta;UF;1,35;1,40;Result.',
      'Ari Um;AL;O;O;1,40',
      'Leo Dois;PR;O;XXX;1,40',
    )
    const { questions } = await open(text)
    expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
      ['result', ['1.40', '1.35']],
    ])
  })
})

describe('periods of a match (R12.5)', () => {
  const game = (sport: string, header: string, ...rows: readonly string[]) =>
    [`${sport} – masculino`, '', `Fase;Equipe A;${header};Equipe B`, ...rows].join('\n')
  test.each(
    sampled(
      [
        ['Basquete', '1Q;2Q;3Q;4Q;Total', '17-14;15-19;13-12;16-21;61-66'],
        ['Basketball', 'Q1;Q2;Q3;Q4;OT;Final', '17-14;15-19;13-12;11-11;4-10;60-66'],
        ['Baloncesto', '1º cuarto;2º cuarto;3º cuarto;4º cuarto', '17-14;15-19;13-12;16-21'],
        ['Handebol', '1T;2T;Final', '10-12;11-10;21-22'],
        ['Handebol', '1º tempo;2º tempo', '10x12;11x10'],
        ['Polo aquático', 'P1;P2;P3;P4', '2-2;1-3;2-2;1-1'],
      ],
      6,
    ),
  )('%s: the sum of %s is the score', async (sport, header, cells) => {
    await take(game(sport, header, `Final;AL;${cells};PR`))
    expect(await medals()).toEqual(['gold PR', 'silver AL'])
  })

  test.each(
    sampled(
      [
        ['61 x 56', ['gold AL', 'silver PR']],
        ['61 x 66', ['gold PR', 'silver AL']],
      ] as const,
      2,
    ),
  )('a total that differs from its quarters is a question: %s decides', async (answer, expected) => {
    await take(game('Basquete', '1Q;2Q;3Q;4Q;Total', 'Final;AL;17-14;15-19;13-12;16-21;61-56;PR'), answer)
    expect(await medals()).toEqual(expected)
  })

  test('running scores of periods end with the total', async () => {
    await take(game('Basquete', '1Q;2Q;3Q;4Q;Total', 'Final;AL;17-14;32-33;45-45;61-66;61-66;PR'))
    expect(await medals()).toEqual(['gold PR', 'silver AL'])
  })
})

describe('sets in one cell (R12.5)', () => {
  const match = (sport: string, score: string, winner = '') =>
    [
      `${sport} – simples masculino`,
      '',
      'Fase;Atleta A;UF A;Atleta B;UF B;Placar;Vencedor',
      `Final;Ari Um;AL;Leo Dois;PR;${score};${winner}`,
    ].join('\n')
  test.each(
    sampled(
      [
        ['Tênis', '6-2 3-6 [10-8]', '2 1'],
        ['Tennis', '6-2 3-6 10-8', '2 1'],
        ['Tenis', '6/2 6/1', '2 0'],
        ['Tênis', '7-6(4) 6-4', '2 0'],
        ['Tênis', '7-6 (7-4) 4-6 7-6 (10-8)', '2 1'],
        ['Tênis', '6-2 6-7 (10-8)', '2 1'],
        ['Tênis', '6-2, 6-1', '2 0'],
        ['Vôlei de praia', '2 sets a 0', '2 0'],
        ['Badminton', '21-15 21-18', '2 0'],
        ['Badminton', '21/15 e 21/18', '2 0'],
        ['Tênis de mesa', '11x5 11x7 11x9', '3 0'],
      ],
      11,
    ),
  )('%s: %s is %s', async (sport, score, expected) => {
    await take(match(sport, score))
    const { rows } = await db.pool.query<{ result: string }>(
      `select string_agg(fact ->> 'result', ' ' order by fact #>> '{competitor,organisation}') as result from fact_result`,
    )
    expect(rows).toEqual([{ result: expected }])
    expect(await medals()).toEqual(['gold AL', 'silver PR'])
  })

  test.each(sampled(['6-2 1-0 ret.', '6-2 1-0 ab.', '6-2 1-0 (abandono)'], 3))(
    '%s: the named winner has won, and without one the side that gave up is a question',
    async (score) => {
      await take(match('Tênis', score, 'Ari Um'))
      expect(await medals()).toEqual(['gold AL', 'silver PR'])
      const { questions } = await open(match('Tênis', score))
      expect(questions.map(({ what, suggestions }) => [what, suggestions.length])).toEqual([['retired', 2]])
    },
  )

  test.each(
    sampled(
      [
        ['2 x 0', ['gold AL', 'silver PR']],
        ['0 x 2', ['gold PR', 'silver AL']],
      ] as const,
      2,
    ),
  )('sets against the named winner are a question: %s decides', async (answer, expected) => {
    await take(match('Badminton', '21-15 21-18', 'Leo Dois'), answer)
    expect(await medals()).toEqual(expected)
  })

  test('the words behind a retirement name the side that gave up', NIGHTLY, async () => {
    await take(match('Tênis', '2-6 1-0 ret. Leo Dois'))
    expect(await medals()).toEqual(['gold AL', 'silver PR'])
  })
})

test.each(
  sampled(
    ['Comb.;Blanco;Azul;Ganador;Por;Tiempo', 'Luta;Branco;Azul;Vencedor;Golpe;Tempo', 'Bout;White;Blue;Winner;By;Time'],
    3,
  ),
)('%s: the length of a bout is no result (R12.5)', async (header) => {
  const text = [
    'Judô',
    '-55 kg masculino – Final',
    '',
    header,
    ';FERREYRA (AL);MANQUEPAN (PR);MANQUEPAN;ippon;2:22',
  ].join('\n')
  await take(text)
  expect(await medals()).toEqual(['gold PR', 'silver AL'])
})

describe('a remark beside a rank or a medal (R12.5)', () => {
  const REMARKS = [
    'Atleta irregular – perde a medalha',
    'desclassificado',
    'Eliminado por documentação',
    'sin premiación',
    'Title stripped',
    'no medal',
  ]
  const medallists = (remark: string) =>
    `Modalidade;Prova;Naipe;Medalha;Atleta;UF;Observações\nNatação;100 m livre;Masculino;Ouro;Ari Um;AL;${remark}\n;;;Prata;Leo Dois;PR;`
  const results = (remark: string) =>
    `Modalidade;Prova;Naipe;Fase;Col;Atleta;UF;Tempo;Observaciones\nNatação;100 m livre;Masculino;Final;1;Ari Um;AL;57,90;${remark}\n;;;;2;Leo Dois;PR;58,10;`
  test.each(REMARKS)('%s is a question, and its answer decides', NIGHTLY, async (remark) => {
    for (const text of [medallists(remark), results(remark)]) {
      const { questions } = await open(text)
      expect(questions.map(({ what, count }) => [what, count])).toEqual([['remark', 1]])
    }
    await take(medallists(remark), 'kept')
    expect(await medals()).toEqual(['gold AL', 'silver PR'])
  })

  test('a disqualified medallist has no medal, and a disqualified finalist no rank', async () => {
    await take(medallists('sem premiação'), 'disqualified')
    expect(await medals()).toEqual(['silver PR'])
    await take(results('perde a medalha').replace('100 m livre', '50 m livre'), 'disqualified')
    const { rows } = await db.pool.query(
      `select fact ->> 'rank' as rank, fact ->> 'irm' as irm from fact_result where fact #>> '{competitor,organisation}' = 'AL'`,
    )
    expect(rows).toEqual([{ rank: null, irm: 'DSQ' }])
  })

  test.each(sampled(['vento irregular', 'recorde', 'Classificado', 'eliminado na semifinal', 'Advertência'], 5))(
    '%s takes nothing away',
    async (remark) => {
      await take(medallists(remark))
      expect(await medals()).toEqual(['gold AL', 'silver PR'])
    },
  )
})

describe('parts of other results (R12.5)', () => {
  const resultsOf = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select (fact #>> '{competitor,organisation}') || ' ' || coalesce(fact ->> 'result', fact ->> 'irm') as line from fact_result order by 1`,
      )
    ).rows.map(({ line }) => line)

  test('two vaults are averaged, and a missing average is a question', async () => {
    const vault = (header: string, ...rows: readonly string[]) =>
      [`Ginástica artística – Salto feminino – Final`, '', `Atleta;UF;${header}`, ...rows].join('\n')
    await take(vault('Salto 1;Salto 2;Média', 'Ana Um;AL;12,300;12,100;12,200', 'Bia Dois;PR;12,400;11,900;12,150'))
    expect(await medals()).toEqual(['gold AL', 'silver PR'])
    expect(await extended('VT1')).toEqual(['AL 12.300', 'PR 12.400'])
    const { questions } = await open(vault('1º salto;2º salto', 'Ana Um;AL;12,300;12,100'))
    expect(questions.map(({ suggestions }) => suggestions.map(({ name }) => name))).toEqual([['12.200', '12.300']])
  })

  test.each(
    sampled(
      [
        ['Arranco 1;Arranco 2;Arranco 3;Arremesso 1;Arremesso 2;Arremesso 3', '80;-85;85;100;105;x'],
        ['Arranque 1;2;3;Envión 1;2;3', '80;85x;85;100;105;-'],
        ['Snatch 1;Snatch 2;Snatch 3;Clean & Jerk 1;Clean & Jerk 2;Clean & Jerk 3', '80;(85);85;100;105;-110'],
      ],
      3,
    ),
  )('the total of %s is the best of both lifts', async (header, lifts) => {
    await take(
      [
        `Levantamento de peso – Até 61 kg masculino – Final`,
        '',
        `Atleta;UF;${header}`,
        `Ari Um;AL;${lifts}`,
        'Leo Dois;PR;x;x;x;90;95;x',
      ].join('\n'),
    )
    expect(await resultsOf()).toEqual(['AL 190', 'PR NM'])
  })

  test('ends of archery add up to the total', NIGHTLY, async () => {
    const round = (total: string) =>
      [
        `Tiro com arco – Recurvo individual feminino – Ranking round`,
        '',
        'Rank;Name;UF;1st 36;2nd 36;Total',
        `1;Ana Um;AL;318;321;${total}`,
        '2;Bia Dois;PR;310;311;621',
      ].join('\n')
    await take(round('639'))
    expect(await resultsOf()).toEqual(['AL 639', 'PR 621'])
    expect((await open(round('693'))).questions.map(({ what }) => what)).toEqual(['result'])
  })
})
