import { randomUUID } from 'node:crypto'
import type { SearchAnswer } from '@games/contract'
import { aMessage, aParticipant, aTeam, aUnit, participants, schedule, teams } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { everyContent, someContent, storeSomeFiles } from '../../testing/some-content.ts'
import { createContent, publishContent, withdrawContent } from '../content/index.ts'
import { inSnapshot } from '../snapshot.ts'
import type { Search } from '../edge.ts'
import { createSearch } from './index.ts'
import { searchIndex } from './present.ts'

const TEAM_EVENT = 'BKBWTEAM5-------------'
let db: TestDatabase
let search: Search

const PRIVATE = 'canario'
const inJudo = { disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }] }
const named = (code: string, given: string, family: string, organisation: string) =>
  aParticipant({
    code,
    organisation,
    givenName: given,
    familyName: family,
    printName: `${given} ${family}`,
    placeOfBirth: PRIVATE,
    ...inJudo,
  })

beforeAll(async () => {
  db = await testDatabase()
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: 'JUDW57KG--------------FNL-000100--', medal: 1, venue: 'GJU', venueName: 'Ginásio do Judô' }),
      aUnit({ code: 'JUDW63KG--------------FNL-000100--', medal: 1, venue: 'TBD', venueName: 'A definir' }),
    ]),
    schedule({ documentCode: 'ATH' }, [aUnit({ code: 'ATHM4F7K2M------------FNL-000100--', medal: 1 })]),
    aMessage(
      { documentType: 'DT_CODES', documentCode: 'GLO', documentSubtype: 'EVENT' },
      {
        kind: 'codes',
        codes: [
          { code: 'JUDW57KG', name: { por: 'Até 57 kg Feminino', eng: 'Women -57 kg' } },
          { code: 'BKBWTEAM5', name: { por: 'Basquete feminino' } },
          { code: 'ATHM4F7K2M', name: { por: 'Salto em distância' } },
        ],
      },
    ),
    participants({ documentCode: 'JUD' }, [
      named('101', 'Júlia', 'Jacaído', 'AL'),
      named('102', 'Abrúncia', 'da Serra', 'SP'),
      named('103', 'Rita', 'Alagoana', 'RJ'),
      aParticipant({ ...named('104', 'Fora', 'Jacaído', 'AL'), status: 'CANCEL' }),
    ]),
    teams({ documentCode: 'BKB' }, [
      aTeam({ code: 'BKBWTEAM5-----------AL', name: 'Alagoas', gender: 'W', registeredEvents: [TEAM_EVENT] }),
    ]),
  )
  search = createSearch({ pool: db.pool, goodFor: 0, patience: 10_000 })
})
afterAll(() => db.close())

const found = ({ groups }: SearchAnswer): string[] =>
  groups.flatMap(({ kind, hits }) => hits.map(({ code }) => `${kind} ${code}`))
const find = async (text: string): Promise<string[]> => found(await search.find(text))

test.each([
  ['accents and case are forgiven', 'JACAIDO', 'athlete 101'],
  ['a begun word is enough', 'jaca', 'athlete 101'],
  ['a wrong letter is forgiven', 'jacaidu', 'athlete 101'],
  ['two in a long word', 'abrumcea', 'athlete 102'],
  ['every word may be begun, in any order', 'serr abr', 'athlete 102'],
  ['a discipline by its name in another language', 'judo', 'discipline JUD'],
  ['an event by its name', '57 kg feminino', 'event JUDW57KG'],
  ['an event by its name in another language', 'women 57', 'event JUDW57KG'],
  ['an event by its code', 'judw57', 'event JUDW57KG'],
  ['an event by its name in the catalogue of its sport', 'long jump', 'event ATHM4F7K2M'],
  ['an event by its name in the catalogue, in Spanish', 'longitud', 'event ATHM4F7K2M'],
  ['a venue', 'ginasio', 'venue GJU'],
  ['a delegation', 'alagoas', 'delegation AL'],
])('%s (R2.7)', async (_, text, expected) => {
  expect((await find(text))[0]).toBe(expected)
})

test('a mistake is forgiven neither in short words nor in figures (R2.7)', async () => {
  expect(await find('rito')).toContain('athlete 103')
  expect(await find('rat')).toEqual([])
  expect(await find('58 feminino')).toEqual([])
})

test('one letter finds nothing, nor does what nobody is called', async () => {
  expect(await find('j')).toEqual([])
  expect(await find('  ')).toEqual([])
  expect(await find('xyzzy')).toEqual([])
})

test('who takes no part is not found, nor a venue that is not known yet', async () => {
  expect(await find('fora')).toEqual([])
  expect(await find('definir')).toEqual([])
})

test('people who only belong to a name stand back behind what is called so, a discipline’s events do not', async () => {
  expect(await find('alagoas')).toEqual(['delegation AL', 'team BKBWTEAM5-----------AL', 'athlete 103'])
  expect(await find('são paulo judô')).toEqual(['athlete 102'])
  expect(await find('judo')).toEqual(['discipline JUD', 'venue GJU', 'event JUDW57KG', 'event JUDW63KG'])
})

test('a hit has what the lists show and nothing else of a participant, who is a minor (R5.4)', async () => {
  const { groups } = await search.find('jacaido')
  expect(groups).toEqual([
    {
      kind: 'athlete',
      hits: [
        {
          kind: 'athlete',
          code: '101',
          name: { por: 'Júlia Jacaído' },
          organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: '/brasil_flags/AL.png' },
          disciplines: [{ code: 'JUD', name: expect.objectContaining({ por: 'Judô' }) }],
          gender: null,
          events: [],
        },
      ],
    },
  ])
  expect(await find(PRIVATE)).toEqual([])
})

test('official content that everybody may see is found by its name, from the moment it is published until it is withdrawn (R2.7, R6.1)', async () => {
  const word = 'Quintandinha'
  const editing = { pool: db.pool, caller: null, at: new Date('2027-09-14T12:00:00Z'), onCommitted: () => {} }
  await storeSomeFiles(db.pool)
  const bodies = everyContent(word)
  const hotel = { ...someContent(word).place, type: 'hotel' as const }
  const ids = new Map<string, string>()
  for (const body of [hotel, ...bodies]) {
    const id = randomUUID()
    ids.set(body.kind, id)
    await createContent(editing, id, body)
  }
  expect(await find(word)).toEqual([])
  const { rows } = await db.pool.query<{ id: string }>('select id from content_item')
  for (const { id } of rows) await publishContent(editing, id, { version: 1 })
  const shown = ['place', 'report', 'ambassador', 'volunteer', 'sponsor', 'announcement', 'award']
  expect(await find('quintandina')).toEqual(shown.map((kind) => `${kind} ${ids.get(kind)}`))
  // an ambassador by their discipline too, nothing by its id
  expect(await find(`${word} judo`)).toEqual([`ambassador ${ids.get('ambassador')}`])
  for (const id of ids.values()) expect(await find(id.slice(0, 8))).toEqual([])
  const index = await inSnapshot(db.pool, (tx) => searchIndex(tx, 1))
  expect(index.hits.flatMap(({ kind }) => (shown.includes(kind) ? [kind] : []))).toEqual(shown)
  await withdrawContent(editing, ids.get('sponsor') ?? '')
  expect(await find(word)).not.toContain(`sponsor ${ids.get('sponsor')}`)
})

test('a team is distinguished by what it is entered in (R2.7)', async () => {
  const { groups } = await search.find('alagoas')
  const teamHits = groups.flatMap(({ kind, hits }) => (kind === 'team' ? hits : []))
  expect(teamHits).toMatchObject([{ name: { por: 'Alagoas' }, gender: 'W', events: [{ por: 'Basquete feminino' }] }])
})

test('people whose number only begins so stand back behind what is called so (R2.7)', async () => {
  await receive(
    db.pool,
    participants({ documentCode: 'TKW' }, [
      named('57', 'Ada', 'Numerada', 'PE'),
      named('5711', 'Lia', 'Numerada', 'PE'),
    ]),
  )
  expect((await find('jud 57')).sort()).toEqual(['athlete 57', 'event JUDW57KG'])
  expect(await find('numerada 57')).toEqual(['athlete 57', 'athlete 5711'])
  expect(await find('571')).toEqual(['athlete 5711'])
})

test('six of a kind at most', async () => {
  await receive(
    db.pool,
    participants(
      { documentCode: 'KTE' },
      Array.from({ length: 8 }, (_, i) => named(`20${i}`, `Número ${'ABCDEFGH'[i]}`, 'Repetido', 'PE')),
    ),
  )
  expect(await find('repetido')).toHaveLength(6)
})

test('lists request codes of one kind: all that fit, the likeliest first (R2.7)', async () => {
  expect(await search.matchingCodes('athlete', 'alagoana')).toEqual(['103'])
  expect(await search.matchingCodes('athlete', 'repetidu')).toHaveLength(8)
  expect(await search.matchingCodes('team', 'alagoaz')).toEqual(['BKBWTEAM5-----------AL'])
  expect(await search.matchingCodes('team', 'repetido')).toEqual([])
})

test('who is new is found, who has another name by that one alone', async () => {
  await receive(db.pool, participants({ documentCode: 'JUD', version: 2 }, [named('101', 'Júlia', 'Renomeada', 'AL')]))
  expect(await find('jacaido')).toEqual([])
  expect(await find('renomeada')).toEqual(['athlete 101'])
  expect(await find('abruncia')).toEqual([])
})

test('whoever requests while names are read anew is answered from what is there', async () => {
  const impatient = createSearch({ pool: db.pool, goodFor: 0, patience: 0 })
  expect(found(await impatient.find('renomeada'))).toEqual(['athlete 101'])
  await receive(db.pool, participants({ documentCode: 'JUD', version: 3 }, [named('101', 'Júlia', 'Outra', 'AL')]))
  expect(found(await impatient.find('renomeada'))).toEqual(['athlete 101'])
  await impatient.idle()
  expect(found(await impatient.find('outra'))).toEqual(['athlete 101'])
})

test('what was read a moment ago is good enough', async () => {
  const easy = createSearch({ pool: db.pool, goodFor: 60_000 })
  expect(found(await easy.find('outra'))).toEqual(['athlete 101'])
  await receive(db.pool, participants({ documentCode: 'JUD', version: 4 }, [named('101', 'Júlia', 'Nova', 'AL')]))
  expect(found(await easy.find('nova'))).toEqual([])
})

test('devices are given everything but people and teams', async () => {
  const { hits } = await inSnapshot(db.pool, searchIndex)
  expect(hits.map(({ kind, code }) => `${kind} ${code}`)).toEqual(
    expect.arrayContaining(['discipline JUD', 'delegation AL', 'event JUDW57KG', 'venue GJU']),
  )
  expect(new Set(hits.map(({ kind }) => kind))).not.toContain('athlete')
})

test('who is not found by names that are out of date is looked for again once they are read (R2.7)', async () => {
  const hasty = createSearch({ pool: db.pool, goodFor: 0, patience: 0 })
  await hasty.refresh()
  await receive(db.pool, participants({ documentCode: 'WRE' }, [named('301', 'Zuleica', 'Recém', 'AC')]))
  expect(found(await hasty.find('zuleica'))).toEqual(['athlete 301'])
  await receive(db.pool, participants({ documentCode: 'FEN' }, [named('302', 'Quitéria', 'Recém', 'AC')]))
  expect(await hasty.matchingCodes('athlete', 'quiteria')).toEqual(['302'])
})
