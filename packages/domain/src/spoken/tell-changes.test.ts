import { describe, expect, test } from 'vitest'
import type { UnitStatus } from '../units/status.ts'
import type { SpokenView } from './spoken-view.ts'
import { aMatch, anAthlete, aRace, aRow, aSide, aTeam } from './spoken-view.factory.ts'
import { tellChanges, tellState } from './tell-changes.ts'
import { eng } from './words/eng.ts'
import { por } from './words/por.ts'
import { spa } from './words/spa.ts'

const nobody = () => false
const WORDS = [por, spa, eng]
const told = (before: SpokenView, now: SpokenView) =>
  WORDS.map((words) => tellChanges(before, { ...now, seq: before.seq + 1 }, words, nobody).join(' '))
const inPor = (before: SpokenView, now: SpokenView) => told(before, now)[0]

const handball = (home: string | null, away: string | null, status: UnitStatus = 'RUNNING', given = {}) =>
  aMatch('HBL', [aSide(aTeam('Alagoas'), home), aSide(aTeam('Paraná'), away)], { unit: { status, ...given } })

describe('goals', () => {
  test.each([
    [
      '2',
      '2',
      '3',
      '2',
      'Gol para Alagoas, que passa à frente: 3 a 2.',
      'Gol para Alagoas, que se pone por delante: 3 a 2.',
      'Goal for Alagoas, taking the lead 3 to 2.',
    ],
    [
      '3',
      '2',
      '4',
      '2',
      'Gol para Alagoas, que vence por 4 a 2.',
      'Gol para Alagoas, que gana por 4 a 2.',
      'Goal for Alagoas, now leading 4 to 2.',
    ],
    [
      '1',
      '2',
      '2',
      '2',
      'Gol para Alagoas, que empata em 2 a 2.',
      'Gol para Alagoas, que empata 2 a 2.',
      'Goal for Alagoas, now level at 2 all.',
    ],
    [
      '5',
      '0',
      '5',
      '2',
      '2 gols para Paraná, que perde por 5 a 2.',
      '2 goles para Paraná, que pierde por 5 a 2.',
      '2 goals for Paraná, now trailing 5 to 2.',
    ],
    [
      null,
      null,
      '1',
      '0',
      'Gol para Alagoas, que vence por 1 a 0.',
      'Gol para Alagoas, que gana por 1 a 0.',
      'Goal for Alagoas, now leading 1 to 0.',
    ],
    ['2', '2', '5', '4', '5 a 4 para Alagoas.', '5 a 4 para Alagoas.', 'Alagoas leads 5 to 4.'],
    ['2', '1', '4', '4', 'Empate em 4 a 4.', 'Empate 4 a 4.', '4 all.'],
  ])('from %s–%s to %s–%s', (home, away, toHome, toAway, ...said) => {
    expect(told(handball(home, away), handball(toHome, toAway))).toEqual(said)
  })

  test('one that is taken back is a correction, of what is true now', () => {
    expect(told(handball('3', '2'), handball('2', '2'))).toEqual([
      'Correção. Empate em 2 a 2.',
      'Corrección. Empate 2 a 2.',
      'Correction. 2 all.',
    ])
  })
})

describe('the course of a match', () => {
  test.each<[UnitStatus, UnitStatus, string]>([
    ['SCHEDULED', 'GETTING_READY', 'O jogo vai começar.'],
    ['GETTING_READY', 'RUNNING', 'Começou o jogo.'],
    ['RUNNING', 'SCHEDULED_BREAK', 'Intervalo. 14 a 13 para Alagoas.'],
    ['SCHEDULED_BREAK', 'RUNNING', 'Recomeçou o jogo.'],
    ['RUNNING', 'INTERRUPTED', 'O jogo foi interrompido.'],
    ['SCHEDULED', 'POSTPONED', 'O jogo foi adiado.'],
    ['RUNNING', 'FINISHED', 'Fim do jogo. 14 a 13 para Alagoas.'],
    ['UNOFFICIAL', 'OFFICIAL', 'O resultado é oficial.'],
    ['UNOFFICIAL', 'PROTESTED', 'Há um protesto em análise. O resultado pode mudar.'],
    ['FINISHED', 'UNOFFICIAL', ''],
  ])('from %s to %s', (from, to, said) => {
    expect(inPor(handball('14', '13', from), handball('14', '13', to))).toBe(said)
  })

  test('another period is said, and what changed in it', () => {
    const at = (period: string, away: string) => handball('14', away, 'RUNNING', { clock: { period, time: '02:05' } })
    expect(told(at('H1', '14'), at('H2', '15'))).toEqual([
      'Segundo tempo. Gol para Paraná, que passa à frente: 15 a 14.',
      'Segundo tiempo. Gol para Paraná, que se pone por delante: 15 a 14.',
      'Second half. Goal for Paraná, taking the lead 15 to 14.',
    ])
  })

  test('a team match of fencing goes on by legs', () => {
    const at = (period: string, away: string) =>
      aMatch('FEN', [aSide(aTeam('Alagoas'), '10'), aSide(aTeam('Paraná'), away)], {
        form: 'team-match',
        unit: { clock: { period, time: null } },
      })
    expect(told(at('P2', '8'), at('P3', '9'))).toEqual([
      'Terceiro assalto. Toque para Paraná, que perde por 10 a 9.',
      'Tercer relevo. Tocado para Paraná, que pierde por 10 a 9.',
      'Third leg. Touch for Paraná, now trailing 10 to 9.',
    ])
  })

  test('a quarter is the last one, and no fourth fourth', () => {
    const at = (period: string) =>
      handball('14', '14', 'RUNNING', { discipline: { code: 'BKB' }, clock: { period, time: '10:00' } })
    expect(told(at('Q3'), at('Q4'))).toEqual(['Último quarto.', 'Último cuarto.', 'Fourth quarter.'])
  })

  test('who won is said once, when it is known', () => {
    const end = aMatch('HBL', [aSide(aTeam('Alagoas'), '27', 'L'), aSide(aTeam('Paraná'), '30', 'W')], {
      unit: { status: 'UNOFFICIAL', line: { por: '14–14 ao intervalo' } },
    })
    expect(told(handball('27', '30', 'FINISHED'), end)).toEqual([
      'Vitória de Paraná por 30 a 27.',
      'Victoria de Paraná por 30 a 27.',
      'Paraná wins 30 to 27.',
    ])
    expect(inPor(end, { ...end, unit: { ...end.unit, status: 'OFFICIAL' } })).toBe('O resultado é oficial.')
  })

  test('after an outage of the whole match its end is one summary, with no goal of the way', () => {
    const end = aMatch('HBL', [aSide(aTeam('Alagoas'), '27', 'L'), aSide(aTeam('Paraná'), '30', 'W')], {
      unit: { status: 'OFFICIAL' },
    })
    expect(inPor(handball(null, null, 'SCHEDULED'), end)).toBe('Vitória de Paraná por 30 a 27. O resultado é oficial.')
  })
})

describe('sets', () => {
  const volleyball = (home: string, away: string, ...periods: [string, string][]) =>
    aMatch('VVO', [aSide(aTeam('Bahia'), home), aSide(aTeam('Tocantins'), away)], {
      periods: periods.map(([one, other], at) => ({ code: `S${at + 1}`, home: one, away: other })),
      unit: { clock: { period: `S${periods.length}`, time: null } },
    })

  test('the points of the set that is on are told, never the sets as if they were points', () => {
    expect(
      told(volleyball('1', '0', ['25', '23'], ['3', '3']), volleyball('1', '0', ['25', '23'], ['8', '4'])),
    ).toEqual(['8 a 4 para Bahia.', '8 a 4 para Bahia.', 'Bahia leads 8 to 4.'])
  })

  test('a set that is won is told with its points, and the sets so far', () => {
    expect(
      told(volleyball('1', '0', ['25', '23'], ['24', '14']), volleyball('2', '0', ['25', '23'], ['25', '14'])),
    ).toEqual([
      'Bahia vence o segundo set por 25 a 14. 2 sets a 0 para Bahia.',
      'Bahia gana el segundo set por 25 a 14. 2 sets a 0 para Bahia.',
      'Bahia wins the second set, 25 to 14. Bahia leads by 2 sets to 0.',
    ])
  })

  test('who begins to listen between two sets hears the sets alone', () => {
    expect(tellState(volleyball('1', '0', ['25', '23']), por, nobody)).toEqual([
      'Bahia contra Tocantins.',
      'O jogo está em andamento.',
      '1 set a 0 para Bahia.',
    ])
  })

  test('a set of archery gives two points, or one to each', () => {
    const duel = (home: string, away: string, sets: number) =>
      aMatch('ARC', [aSide(anAthlete('LIMA Ana'), home), aSide(anAthlete('SOUSA Bia'), away)], {
        periods: Array.from({ length: sets }, (_, at) => ({ code: `S${at + 1}`, home: '28', away: '27' })),
      })
    expect(inPor(duel('2', '0', 1), duel('3', '1', 2))).toBe('Segundo set empatado. 3 a 1 para Lima.')
    expect(inPor(duel('3', '1', 2), duel('5', '1', 3))).toBe('Lima vence o terceiro set. 5 a 1 para Lima.')
  })
})

describe('judo', () => {
  const bout = (waza: string, shido: string, ippon = '0', given = {}) =>
    aMatch(
      'JUD',
      [
        aSide(anAthlete('LIMA Ana'), ippon === '1' ? '10' : `0${waza}`, ippon === '1' ? 'W' : null),
        aSide(anAthlete('SOUSA Bia'), '00'),
      ],
      {
        form: 'bout',
        statistics: [
          { key: 'ippon', home: ippon, away: '0' },
          { key: 'waza-ari', home: waza, away: '0' },
          { key: 'shido', home: '0', away: shido },
        ],
        unit: given,
      },
    )

  test('what is awarded is told, and never "10" or "01"', () => {
    expect(told(bout('0', '0'), bout('1', '1'))).toEqual([
      'Shido para Sousa. Waza-ari para Lima.',
      'Shido para Sousa. Waza-ari para Lima.',
      'Shido for Sousa. Waza-ari for Lima.',
    ])
    expect(told(bout('1', '1'), bout('1', '2'))).toEqual([
      'Shido para Sousa, o segundo.',
      'Shido para Sousa, el segundo.',
      'Shido for Sousa, the second.',
    ])
  })

  test('a yuko is told like any score', () => {
    const yuko = (count: string) =>
      aMatch('JUD', [aSide(anAthlete('LIMA Ana'), `00${count}`), aSide(anAthlete('SOUSA Bia'), '000')], {
        form: 'bout',
        statistics: [{ key: 'yuko', home: count, away: '0' }],
      })
    expect(told(yuko('0'), yuko('1'))).toEqual(['Yuko para Lima.', 'Yuko para Lima.', 'Yuko for Lima.'])
  })

  test('how it was won is the sport’s own word, with when', () => {
    const won = bout('0', '0', '1', {
      status: 'UNOFFICIAL',
      line: { por: 'ippon aos 2:41', spa: 'ippon a los 2:41', eng: 'ippon at 2:41' },
    })
    expect(told(bout('0', '0'), won)).toEqual([
      'Vitória de Ana Lima: ippon aos 2 minutos e 41 segundos.',
      'Victoria de Ana Lima: ippon a los 2 minutos y 41 segundos.',
      'Ana Lima wins: ippon at 2 minutes 41 seconds.',
    ])
  })

  test('a waza-ari that is taken back is a correction', () => {
    expect(inPor(bout('1', '0'), bout('0', '0'))).toBe('Correção. Ainda sem pontuação.')
  })
})

describe('races', () => {
  const [ana, bia, clara, dora] = [
    anAthlete('LIMA Ana'),
    anAthlete('SOUSA Bia', 'Bahia'),
    anAthlete('ROCHA Clara'),
    anAthlete('MELO Dora'),
  ]
  const list = (...order: [typeof ana, string][]) =>
    order.map(([who, result], at) => aRow(who, { rank: String(at + 1), result }))
  const three = list([ana, '11.21'], [bia, '11.30'], [clara, '11.42'], [dora, '11.80'])

  test('at the end the first three are told, of however many', () => {
    expect(told(aRace([]), aRace(three, { unit: { status: 'FINISHED' } }))).toEqual([
      'Fim da prova. Em primeiro, Ana Lima, Paraíba, 11 segundos e 21. Em segundo, Bia Sousa, Bahia, 11 segundos e 30. Em terceiro, Clara Rocha, Paraíba, 11 segundos e 42.',
      'Final de la prueba. En primer lugar, Ana Lima, Paraíba, 11 segundos y 21 centésimas. En segundo, Bia Sousa, Bahia, 11 segundos y 30 centésimas. En tercero, Clara Rocha, Paraíba, 11 segundos y 42 centésimas.',
      'The race is over. First, Ana Lima, Paraíba, 11.21 seconds. Second, Bia Sousa, Bahia, 11.30 seconds. Third, Clara Rocha, Paraíba, 11.42 seconds.',
    ])
  })

  test('whoever is followed is told of too', () => {
    const now = aRace(three, { seq: 2, unit: { status: 'FINISHED' } })
    const said = WORDS.map((words) => tellChanges(aRace([]), now, words, ({ code }) => code === dora.code).at(-1))
    expect(said).toEqual([
      'Dora Melo, que você segue, em 4º lugar, 11 segundos e 80.',
      'Dora Melo, a quien sigues, en el puesto 4, 11 segundos y 80 centésimas.',
      'Dora Melo, whom you follow, 4th, 11.80 seconds.',
    ])
  })

  test('while it is on, who takes the lead and who moves up', () => {
    expect(
      inPor(aRace(list([ana, '28.10'], [bia, '28.20'])), aRace(list([bia, '58.10'], [ana, '58.20'], [clara, '58.30']))),
    ).toBe('Bia Sousa, Bahia, assume a liderança, com 58 segundos e 10. Clara Rocha passa ao terceiro lugar.')
  })

  test('whoever shares the first place takes it from nobody', () => {
    const jumps = (...order: [typeof ana, string, string][]) =>
      aRace(
        order.map(([who, rank, result]) => aRow(who, { rank, result, resultType: 'DISTANCE' })),
        { form: 'height' },
      )
    expect(inPor(jumps([ana, '1', '1.91'], [bia, '2', '1.88']), jumps([bia, '1', '1.91'], [ana, '1', '1.91']))).toBe('')
    expect(inPor(jumps([ana, '1', '1.91'], [bia, '2', '1.88']), jumps([bia, '1', '1.94'], [ana, '2', '1.91']))).toBe(
      'Bia Sousa, Bahia, assume a liderança, com 1 metro e 94.',
    )
  })

  test('while it is on, the leader alone has a time: others’ may be of an earlier point', () => {
    expect(tellState(aRace(list([ana, '58.10'], [bia, '28.20'])), por, nobody)).toEqual([
      'A prova está em andamento.',
      'Em primeiro, Ana Lima, Paraíba, 58 segundos e 10.',
      'Em segundo, Bia Sousa, Bahia.',
    ])
  })

  test('a record is told by its name, a best of one’s own to who follows them alone', () => {
    const with3 = three.map((row, at) => (at === 0 ? { ...row, records: ['GR', 'PB'] } : row))
    const official = { unit: { status: 'OFFICIAL' } } as const
    expect(inPor(aRace(three, official), aRace(with3, official))).toBe(
      'Recorde dos Jogos: Ana Lima, Paraíba, 11 segundos e 21.',
    )
  })

  test('medals are told once, and when they move it is a correction', () => {
    const given = (...medals: ('gold' | 'silver' | 'bronze' | null)[]) =>
      aRace(
        three.map((row, at) => ({ ...row, medal: medals[at] ?? null })),
        { unit: { status: 'OFFICIAL' } },
      )
    expect(inPor(given(), given('gold', 'silver', 'bronze'))).toBe(
      'Ouro para Ana Lima, Paraíba. Prata para Bia Sousa, Bahia. Bronze para Clara Rocha, Paraíba.',
    )
    expect(inPor(given('gold', 'silver', 'bronze'), given('gold', 'bronze', 'silver'))).toBe(
      'Correção. Ouro para Ana Lima, Paraíba. Prata para Clara Rocha, Paraíba. Bronze para Bia Sousa, Bahia.',
    )
  })

  test('an official list in another order is a correction, and one that changed below the first three is told as such', () => {
    const official = (rows: typeof three, at: string | null) =>
      aRace(rows, { correction: at === null ? null : { at }, unit: { status: 'OFFICIAL' } })
    const swapped = list([bia, '11.20'], [ana, '11.21'], [clara, '11.42'])
    expect(inPor(official(three, null), official(swapped, '2027-09-14T14:02:00'))).toMatch(
      /^Correção\. Em primeiro, Bia Sousa, Bahia, 11 segundos e 20\./,
    )
    expect(inPor(official(three, null), official(three, '2027-09-14T14:02:00'))).toBe(
      'Correção. O resultado foi corrigido.',
    )
  })
})
