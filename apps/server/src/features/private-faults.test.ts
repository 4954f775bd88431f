import { randomUUID } from 'node:crypto'
import {
  type PrivateContract,
  type PrivateEndpoint,
  type PrivateInput,
  privateContract,
  privatePaths,
} from '@games/contract'
import { padRsc } from '@games/domain'
import { weighInCode } from '@games/domain/weigh-in/weigh-in-code'
import { aCompetitor, aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken, tokenDigest } from '../http/session/tokens.ts'
import { someDevice } from '../testing/some-device.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { receive } from '../testing/feed.ts'
import { breaking, faultyPool, type Statements } from '../testing/faulty-pool.ts'
import { someContent, storeSomeFiles } from '../testing/some-content.ts'
import { film, photo } from '../testing/some-files.ts'
import { someTrivia } from '../testing/some-trivia.ts'
import { inviteDelegation, planDelegation } from './accounts/index.ts'
import { storeTrivia } from './trivia/index.ts'

type Name = keyof PrivateContract
type Input<K extends Name> = PrivateInput<PrivateContract[K]>

/** What accounts of this app sign up with. */
const PASSWORD = 'um gato no telhado'

const FILM = { sources: [], seconds: 40, captions: [], chapters: [] }

let db: TestDatabase
let site: AccountsApp
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(
    faultyPool(db.pool),
    {},
    { film: () => FILM, points: () => 2_000 },
    async () => new Uint8Array(9),
    {},
    () => {},
  )
  await storeSomeFiles(db.pool)
  await storeTrivia(db.pool, someTrivia())
  await db.pool.query(`insert into setting (key, value) values ('demo_start', '"2027-09-14"')`)
  const disciplines = [{ code: 'JUD', entries: [], registeredEvents: [] }]
  await receive(
    db.pool,
    participants(
      { documentCode: 'JUD' },
      ATHLETES.map((code) => aParticipant({ code, organisation: 'AL', disciplines })),
    ),
  )
  await receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [aUnit({ code: RACE, venue: COURT })]),
    results({ documentCode: RACE, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, competitor: aCompetitor({ code: '1', bib: '101' }) }),
    ]),
  )
  reader = await somebody()
})
afterAll(async () => {
  await site.close()
  await db.close()
})

let people = 0
let reader: Somebody
/** Somebody with every right, on a browser of their own. */
async function somebody() {
  const username = `pessoa_${(people += 1)}`
  const visitor = await site.signedUp(username)
  await db.pool.query(`update account set role = 'admin' where username = $1`, [username])
  /** Makes a call as its contract has it. */
  const make = (name: Name, input: object) => {
    const {
      params = {},
      query = {},
      body,
      raw,
    } = input as {
      params?: Record<string, unknown>
      query?: Record<string, string>
      body?: object
      raw?: Uint8Array
    }
    const [method, path] = privatePaths[name].split(' ') as [string, string]
    const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
    return visitor.call(method, `${filled}?${new URLSearchParams(query)}`, raw ?? body)
  }
  const made = async (name: Name, input: object): Promise<Record<string, unknown>> => {
    const answer = await make(name, input)
    if (answer.status !== 200)
      throw new Error(`${name} is to be made first: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const id = async () =>
    (await db.pool.query<{ id: string }>('select id from account where username = $1', [username])).rows[0]?.id ?? ''
  return { username, visitor, make, made, id }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const WORDS = someContent('Palavra')
const draft = async ({ made }: Somebody, kind: keyof typeof WORDS = 'informativo') => {
  const id = randomUUID()
  await made('createContent', { body: { id, body: WORDS[kind] } })
  return { params: { id } }
}
const published = async (one: Somebody, kind: keyof typeof WORDS = 'informativo') => {
  const { params } = await draft(one, kind)
  await one.made('publishContent', { params, body: { version: 1 } })
  return { params }
}
const source = async ({ made }: Somebody) => {
  const name = `Fonte ${randomUUID()}`
  await made('addFeedSource', { body: { name, contact: 'Rui' } })
  const { sources } = (await made('listFeedSources', {})) as {
    sources: { id: number; name: string; keys: { id: string }[] }[]
  }
  const found = sources.find((each) => each.name === name)
  return { id: found?.id ?? 0, key: found?.keys[0]?.id ?? '' }
}
const one = async <T extends object>(sql: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await db.pool.query<T>(sql, values)
  if (!rows[0]) throw new Error(`nothing is given by ${sql}`)
  return rows[0]
}
const message = () =>
  one<{ id: string }>(
    `insert into inbox (channel, digest, body, verdict, reason, document_code, warnings)
     values ('http', sha256($1::bytea), '<a/>', 'rejected', 'bad-element: x', 'JUD', '[]') returning id::text`,
    [randomUUID()],
  )
/** Somebody else, without a role. */
const other = async () => {
  const { username, id } = await somebody()
  await db.pool.query('update account set role = null where username = $1', [username])
  return { params: { id: await id() } }
}
const rebuild = async () => {
  await db.pool.query(`update rebuild set ended_at = now(), outcome = 'done' where ended_at is null`)
  return one<{ id: string }>('insert into rebuild (discipline) values (null) returning id::text')
}
const feedback = async ({ made }: Somebody) => {
  const id = randomUUID()
  await made('sendFeedback', { body: { id, sentiment: 'happy', suggestion: 'Mais mesas perto da piscina' } })
  return id
}
const unlocked = async (who: Somebody) => {
  await db.pool.query(`insert into trivia_entry (account_id, trivia_id) values ($1, 'judo') on conflict do nothing`, [
    await who.id(),
  ])
  return { params: { id: 'judo' } }
}
const started = async (who: Somebody) => {
  const input = await unlocked(who)
  await who.made('startTrivia', input)
  return input
}
const officeTrivia = async ({ made }: Somebody) => {
  const { draft: whole } = await made('getOfficeTrivia', { params: { id: 'judo' } })
  const params = { id: `t-${randomUUID().slice(0, 8)}` }
  const body = { version: 0, draft: whole as Input<'saveOfficeTrivia'>['body']['draft'] }
  return { params, body }
}
const INVITATION = { role: 'operator' as const, venues: [], until: null, label: 'Mesa', hours: 24 as const }
const venue = { name: { por: 'Ginásio' }, lat: -9.6, lon: -35.7, expected: null }
const invited = async () => {
  const sheet = new TextEncoder().encode(`nome;usuario;e-mail;tipo;delegação\r\nAna ${randomUUID()};;;atleta;AL`)
  const [given] = await inviteDelegation(db.pool, await planDelegation(db.pool, sheet), {
    renew: false,
    write: () => {},
  })
  return given?.code ?? ''
}
const passkey = async (who: Somebody) => {
  const phone = createAuthenticator()
  const { options } = (await who.made('beginPasskey', { body: { password: PASSWORD } })) as {
    options: Record<string, unknown>
  }
  return { phone, body: { response: phone.register(options) } }
}
const ATHLETES = Array.from({ length: 12 }, (_, at) => String(101 + at))
const without = [...ATHLETES]
/** An athlete without a photo, and a picture that is in nobody's place. */
const athleteAndPicture = async ({ made }: Somebody) => {
  const file = randomUUID()
  const id = without.shift() ?? ''
  await made('uploadFile', { params: { id: file }, query: { name: `${id}.jpg` }, raw: await photo() })
  return { params: { id }, body: { file, expected: null, again: false } }
}
const named = async () => {
  await db.pool.query('delete from code_name')
  return {
    params: { set: 'DISCIPLINE' as const, code: 'JUD' },
    body: { name: { por: 'Judô da Paz' }, expected: null },
  }
}
/** A sheet that nobody has handed in before. */
const someSheet = () => ({
  id: randomUUID(),
  name: 'medalhas.csv',
  content: Buffer.from(
    `Modalidade;Prova;Medalha;Atleta;UF\nJudô;Até 57 kg feminino;ouro;Ana ${randomUUID()};AL`,
  ).toString('base64'),
})
/** A sheet that nobody has taken in yet. */
async function openedSheet({ made }: Somebody) {
  const body = someSheet()
  await made('openSheet', { body })
  return { id: body.id }
}
const RACE = padRsc('ATHW100M--------------FNL-000100')
const COURT = 'SES'
const SOME_LINK = { venue: COURT, location: null, date: '2027-07-16', name: 'Pista' }
/** A tap of a device that is new. */
const tapped = () => {
  const device = randomUUID()
  const tap = { id: randomUUID(), unit: RACE, device, seq: 1, deviceTime: 1_000, kind: 'list-confirm' }
  return { device, after: 0, taps: [tap] }
}
let races = 0
/** A race of a table with medals of an earlier release, to another than its winner. Returns the event. */
async function otherMedals(): Promise<string> {
  races += 1
  const event = padRsc(`ATHM${100 * races}M`)
  const final = padRsc(`${event.slice(0, 22)}FNL-000100`)
  const rows = ['A', 'B', 'C', 'D'].map((competitor, at) =>
    aResult({ sortOrder: at + 1, rank: String(at + 1), competitor }),
  )
  await receive(
    db.pool,
    results({ documentCode: final }, rows),
    medallists({ documentCode: event }, [['gold', 'D', 'AL']]),
  )
  await db.pool.query(`update inbox set channel = 'import' where document_code in ($1, $2)`, [event, final])
  return event
}
let times = 0
/** A result file of the race, each with another time. */
const newLif = () => `1,1,1,Invented 100 m\r\n1,101,4,,,,10.${String((times += 1)).padStart(3, '0')}\r\n`
const lifOf = (text: string) => ({ name: `race-${times}.lif`, content: Buffer.from(text).toString('base64') })
/** A result file that waits. */
async function timed({ made }: Somebody): Promise<{ id: number }> {
  const { file } = await made('addVenueFile', { body: lifOf(newLif()) })
  return { id: (file as { id: number }).id }
}
const newPassword = { password: 'outro gato no telhado', repeat: 'outro gato no telhado' }

const RACE_PLAIN = {
  params: { event: RACE.slice(0, 22) },
  body: { answer: { type: 'plain-ranking', variant: {} } },
}
const RACE_TIMED = {
  params: { event: RACE.slice(0, 22) },
  body: { part: 'finals', format: { kind: 'timed-final' } },
} as const
const PUSH = 'https://updates.push.services.mozilla.com/wpush/v2/device'

/** A file is sent as it is. */
type Sent<K extends Name> = K extends 'uploadFile' | 'addDeskPhoto'
  ? Omit<Input<K>, 'raw'> & { readonly raw: Uint8Array }
  : Input<K>
type Needed<I> = Pick<I, Extract<keyof I, 'params' | 'body' | 'raw'>> &
  (I extends { readonly query: infer Q } ? (object extends Q ? unknown : { readonly query: Q }) : unknown)
type WithoutInput = { [K in Name]: object extends Needed<Input<K>> ? K : never }[Name]
/** What each call is sent that cannot do without, in order, by somebody whose call it is: so that it comes to its last statement. */
const INPUTS: { readonly [K in Exclude<Name, WithoutInput>]: (who: Somebody) => Sent<K> | Promise<Sent<K>> } = {
  signIn: ({ username }) => ({ body: { identifier: username, password: PASSWORD } }),
  async signInByPasskey(who) {
    const { phone, body } = await passkey(who)
    await who.made('addPasskey', { body })
    const { options } = (await who.made('beginPasskeySignIn', {})) as { options: Record<string, unknown> }
    return { body: { response: phone.sign(options) } }
  },
  signUp: () => ({
    body: { username: 'nova', email: 'nova@games.example', cpf: '52998224725', password: PASSWORD, repeat: PASSWORD },
  }),
  async confirmGuardian(who) {
    const token = newToken()
    await db.pool.query(
      `insert into account_ticket (id, account_id, purpose, expires_at) values ($1, $2, 'guardian', now() + interval '1 hour')`,
      [tokenDigest(token), await who.id()],
    )
    return { body: { token } }
  },
  openInvitation: async () => ({ body: { code: await invited() } }),
  acceptInvitation: async () => ({ body: { code: await invited(), username: 'chegou', ...newPassword } }),
  requestPasswordReset: ({ username }) => ({ body: { email: `${username}@escola.example` } }),
  async resetPassword(who) {
    const token = newToken()
    await db.pool.query(
      `insert into account_ticket (id, account_id, purpose, expires_at) values ($1, $2, 'password-reset', now() + interval '1 hour')`,
      [tokenDigest(token), await who.id()],
    )
    return { body: { token, ...newPassword } }
  },
  changeProfile: () => ({ body: { username: 'outro_nome', organisation: null } }),
  changePassword: () => ({ body: { current: PASSWORD, ...newPassword } }),
  async signOutDevice(who) {
    const { name } = await one<{ name: string }>(
      `insert into account_session (id, account_id, expires_at) values ($1, $2, now() + interval '1 hour') returning name`,
      [tokenDigest(newToken()), await who.id()],
    )
    return { params: { id: name } }
  },
  beginPasskey: () => ({ body: { password: PASSWORD } }),
  addPasskey: async (who) => ({ body: (await passkey(who)).body }),
  async removePasskey(who) {
    const { passkeys } = (await who.made('addPasskey', { body: (await passkey(who)).body })) as {
      passkeys: { id: string }[]
    }
    return { params: { id: passkeys[0]?.id ?? '' } }
  },
  deleteAccount: ({ username }) => ({ body: { username, password: PASSWORD } }),
  sendFeedback: () => ({ body: { id: randomUUID(), sentiment: 'sad', suggestion: 'Faltou água na arena' } }),
  syncFollows: () => ({ body: { marks: [{ key: 'athlete.3104229', followed: true, at: 1_000 }] } }),
  putPushSubscription: () => ({ body: someDevice(PUSH) }),
  async movePushSubscription({ made }) {
    await made('putPushSubscription', { body: someDevice(PUSH) })
    return { body: { endpoint: PUSH, target: someDevice(`${PUSH}-moved`).target } }
  },
  endPushSubscription: () => ({ body: { endpoint: PUSH } }),
  async tryPushSubscription({ made }) {
    await made('putPushSubscription', { body: someDevice(PUSH) })
    return { body: { endpoint: PUSH } }
  },
  reportPlayed: () => ({ body: { play: randomUUID(), from: 0, to: 0 } }),
  getTrivia: started,
  resolveTriviaCode: async ({ made }) => {
    const { codes } = (await made('listTriviaCodes', {})) as { codes: { shortCode: string }[] }
    return { body: { code: codes[0]?.shortCode ?? '' } }
  },
  startTrivia: unlocked,
  saveTriviaAnswer: async (who) => ({ params: { ...(await started(who)).params, number: 1 }, body: { answer: 'c' } }),
  sendTrivia: async (who) => ({
    ...(await started(who)),
    body: { id: randomUUID(), answers: [{ number: 1, answer: 'c' }] },
  }),
  undoOfficeAction: async (who) => {
    const { params } = await published(who)
    return {
      params: await one<{ id: string }>('select max(id)::text as id from office_action where subject_id = $1', [
        params.id,
      ]),
    }
  },
  keepPresence: () => ({ body: { tab: randomUUID(), page: '/settings', spot: null } }),
  handleNeed: () => ({ body: { key: 'silence:JUD', state: 'a' } }),
  listGuardedPlaces: () => ({ params: { type: 'hotel' } }),
  getAlbum: (who) => published(who, 'album'),
  askRemoval: async (who) => ({
    ...(await published(who, 'album')),
    body: { file: WORDS.album.photos[0]?.file.id ?? '' },
  }),
  getInformativo: (who) => published(who),
  listContent: () => ({ params: { kind: 'informativo' }, query: {} }),
  createContent: () => ({ body: { id: randomUUID(), body: WORDS.report } }),
  getContent: (who) => draft(who),
  saveContent: async (who) => ({ ...(await draft(who)), body: { base: 1, body: someContent('Outra').informativo } }),
  publishContent: async (who) => ({ ...(await draft(who, 'announcement')), body: { version: 1 } }),
  withdrawContent: (who) => published(who),
  async unscheduleContent(who) {
    const { params } = await draft(who)
    await who.made('publishContent', { params, body: { version: 1, at: '2199-01-01T00:00:00Z' } })
    return { params }
  },
  archiveContent: (who) => published(who),
  async takeFromArchive(who) {
    const { params } = await draft(who)
    await who.made('archiveContent', { params })
    return { params }
  },
  listContentVersions: async (who) => ({ ...(await draft(who)), query: {} }),
  getContentVersion: async (who) => ({ params: { ...(await draft(who)).params, version: 1 } }),
  async restoreContentVersion(who) {
    const { params } = await draft(who)
    await who.made('saveContent', { params, body: { base: 1, body: someContent('Outra').informativo } })
    return { params: { ...params, version: 1 }, body: { base: 2 } }
  },
  previewContent: async (who) => ({ ...(await draft(who, 'album')), query: {} }),
  orderContent: async (who) => ({
    params: { kind: 'sponsor' },
    body: { ids: [(await draft(who, 'sponsor')).params.id] },
  }),
  uploadFile: () => ({
    params: { id: randomUUID() },
    query: { name: 'por.vtt' },
    raw: film('por.vtt'),
  }),
  openSheet: () => ({ body: someSheet() }),
  planSheet: async (who) => ({ params: await openedSheet(who), body: { kind: 'medallists' as const } }),
  async applySheet(who) {
    const params = await openedSheet(who)
    const { seen } = await who.made('planSheet', { params, body: {} })
    return { params, body: { seen: String(seen), leaveOut: false } }
  },
  getSheetProgress: async (who) => ({ params: await openedSheet(who) }),
  stopSheet: async (who) => ({ params: await openedSheet(who) }),
  closeSheet: async (who) => ({ params: await openedSheet(who) }),
  getUnitSources: () => ({ params: { unit: RACE } }),
  async getImport(who) {
    const params = await openedSheet(who)
    const { seen } = await who.made('planSheet', { params, body: {} })
    await who.made('applySheet', { params, body: { seen: String(seen), leaveOut: false } })
    const { imports } = (await who.made('listSheets', {})) as { imports: { id: number }[] }
    return { params: { id: imports[0]?.id ?? 0 } }
  },
  matchAthletePhotos: () => ({ body: { names: ['101.jpg'] } }),
  setAthletePhoto: athleteAndPicture,
  async removeAthletePhoto(who) {
    const { params, body } = await athleteAndPicture(who)
    await who.made('setAthletePhoto', { params, body })
    return { params, body: { expected: body.file } }
  },
  saveCodeName: named,
  async removeCodeName({ made }) {
    const input = await named()
    await made('saveCodeName', input)
    return { params: input.params }
  },
  getFeedMessage: async () => ({ params: await message() }),
  reapplyFeedMessages: async () => ({ params: await message(), body: { all: true } }),
  dismissFeedMessage: async () => ({ params: await message() }),
  addFeedSource: () => ({ body: { name: 'Placar', contact: 'Rui' } }),
  changeFeedSource: async (who) => ({ params: await source(who), body: { contact: 'Ana' } }),
  pauseFeedSource: async (who) => ({ params: await source(who) }),
  async resumeFeedSource(who) {
    const params = await source(who)
    await who.made('pauseFeedSource', { params })
    return { params }
  },
  rotateFeedKey: async (who) => ({ params: await source(who), body: { overlapHours: 1 } }),
  revokeFeedKey: async (who) => ({ params: { id: (await source(who)).key }, body: { reason: 'perdida' } }),
  changeSetting: async ({ made }) => {
    const { settings } = (await made('getSettings', {})) as { settings: { key: string; state: string }[] }
    const expected = settings.find(({ key }) => key === 'games_name')?.state ?? ''
    return { params: { key: 'games_name' }, body: { value: { por: 'Jogos' }, expected } }
  },
  saveVenue: () => ({ params: { code: 'GIN' }, body: venue }),
  async removeVenue({ made }) {
    await made('saveVenue', { params: { code: 'FORA' }, body: venue })
    return { params: { code: 'FORA' } }
  },
  wipeDemo: () => ({ body: { name: 'Jogos de teste' } }),
  startRebuild: async () => {
    await db.pool.query('delete from rebuild')
    return { body: { discipline: null } }
  },
  cancelRebuild: async () => ({ params: await rebuild() }),
  getOfficeTrivia: () => ({ params: { id: 'judo' } }),
  saveOfficeTrivia: officeTrivia,
  async removeOfficeTrivia(who) {
    const { params, body } = await officeTrivia(who)
    await who.made('saveOfficeTrivia', { params, body: { ...body, draft: { ...body.draft, isDraft: true } } })
    return { params }
  },
  findPeopleByEmail: ({ username }) => ({ body: { email: `${username}@escola.example` } }),
  getPerson: other,
  changeRole: async ({ made }) => {
    const { params } = await other()
    const { state } = (await made('getPerson', { params })) as { state: string }
    return { params, body: { role: 'operator', venues: [], until: null, expected: state } }
  },
  blockPerson: other,
  async unblockPerson({ made }) {
    const { params } = await other()
    await made('blockPerson', { params })
    return { params }
  },
  makePasswordCode: other,
  signOutPerson: other,
  signOutPersonDevice: async () => {
    const { params } = await other()
    const { name } = await one<{ name: string }>('select name from account_session where account_id = $1', [params.id])
    return { params: { ...params, device: name } }
  },
  listPersonPoints: async () => ({ ...(await other()), query: {} }),
  givePoints: async () => ({ ...(await other()), body: { key: randomUUID(), points: 10, reason: 'Ajudou a mesa' } }),
  inviteStaff: () => ({ body: INVITATION }),
  async revokeStaffInvitation({ made }) {
    await made('inviteStaff', { body: INVITATION })
    const { invitations } = (await made('listStaffInvitations', {})) as { invitations: { id: string; state: string }[] }
    return { params: { id: invitations.find(({ state }) => state === 'open')?.id ?? '' } }
  },
  addVenueFile: () => ({ body: lifOf(newLif()) }),
  getVenueFile: async (who) => ({ params: await timed(who) }),
  assignVenueFile: async (who) => ({
    params: await timed(who),
    body: { heats: [{ heat: '1/1/1', unit: RACE }], rows: [], marks: [] },
  }),
  async importVenueFile(who) {
    const params = await timed(who)
    await who.made('assignVenueFile', {
      params,
      body: { heats: [{ heat: '1/1/1', unit: RACE }], rows: [], marks: [] },
    })
    const { seen } = await who.made('getVenueFile', { params })
    return { params, body: { overCorrections: false, seen: String(seen) } }
  },
  leaveVenueFile: async (who) => ({ params: await timed(who) }),
  chooseLynxEncoding: () => ({ body: { encoding: 'utf-16le' } }),
  getDeskCourt: () => ({ query: { venue: COURT } }),
  getDeskSheet: () => ({ params: { unit: RACE }, query: {} }),
  getDeskUnit: () => ({ params: { unit: RACE } }),
  sendTaps: () => ({ params: { unit: RACE }, body: tapped() }),
  previewDeskTaps: () => ({ params: { unit: RACE }, body: { taps: tapped().taps } }),
  leadDeskUnit: () => ({ params: { unit: RACE }, body: { leads: true, reason: 'O cronômetro falhou' } }),
  signDeskUnit: async ({ made }) => {
    await made('sendTaps', { params: { unit: RACE }, body: tapped() })
    return { params: { unit: RACE }, body: { side: 0, upTo: 1, strokes: [[[0, 0]]] } }
  },
  addDeskPhoto: async () => ({ params: { unit: RACE, id: randomUUID() }, raw: await photo() }),
  getDeskPhoto: async ({ made }) => {
    const params = { unit: RACE, id: randomUUID() }
    await made('addDeskPhoto', { params, raw: await photo() })
    return { params }
  },
  listWeighIns: () => ({ query: { venue: COURT, date: '2027-09-14' } }),
  sendWeighTaps: () => {
    const day = '2027-09-14'
    const { device, after, taps } = tapped()
    const [tap] = taps
    return {
      params: { event: RACE.slice(0, 22), day },
      body: {
        device,
        after,
        taps: [{ ...tap, id: tap?.id ?? '', kind: 'close', unit: weighInCode(RACE.slice(0, 22), day) }],
      },
    }
  },
  makeDeskLink: () => ({ body: SOME_LINK }),
  revokeDeskLink: async ({ made }) => {
    const { link } = await made('makeDeskLink', { body: SOME_LINK })
    return { params: { id: (link as { id: number }).id } }
  },
  chooseDeskRules: () => ({
    params: { event: RACE.slice(0, 22) },
    body: { ruleSet: 'athletics-wa-2024', limits: {}, secondPerson: false },
  }),
  planEventFormat: () => RACE_TIMED,
  async chooseEventFormat({ made }) {
    const { seen } = await made('planEventFormat', RACE_TIMED)
    return { ...RACE_TIMED, body: { ...RACE_TIMED.body, seen: String(seen) } }
  },
  followResults: async ({ made }) => {
    const event = await otherMedals()
    const { events } = (await made('listMedalDifferences', {})) as { events: { event: string; seen: string }[] }
    return { params: { event }, body: { seen: events.find((one) => one.event === event)?.seen ?? '' } }
  },
  planEventType: () => RACE_PLAIN,
  async chooseEventType({ made }) {
    const { seen } = await made('planEventType', RACE_PLAIN)
    return { ...RACE_PLAIN, body: { ...RACE_PLAIN.body, seen: String(seen) } }
  },
  getVenueDeskDay: () => ({ params: { code: 'NENHUM' }, query: {} }),
  listSimilarFeedback: async (who) => ({ params: { id: await feedback(who) } }),
  handleFeedback: async (who) => ({
    body: { ids: [await feedback(who)], state: 'handled', passedTo: null, note: null },
  }),
}

/** The end of the demo takes what the others need. */
const NAMES = (Object.keys(privateContract) as Name[]).toSorted(
  (a, b) => Number(a === 'wipeDemo') - Number(b === 'wipeDemo'),
)
const inputOf = (name: Name, who: Somebody): Promise<object> =>
  Promise.resolve(name in INPUTS ? INPUTS[name as keyof typeof INPUTS](who) : {})

/** Whether there is such an account is told by nobody, nor by how long it takes: the database is asked after the answer. */
const ANSWERED_FIRST: ReadonlySet<Name> = new Set(['requestPasswordReset'])

/** These have an answer before their last statement: of what is done only tidying up is left, or a refusal's rollback. */
const DECIDED: ReadonlySet<Name> = new Set(['wipeDemo', 'getVenueDeskDay', 'openSheet', 'planSheet', 'applySheet'])

/**
 * What else is answered in the end: a challenge opens nothing twice, also where its answer was lost, and the page begins anew; a database without a
 * programme has no venue.
 */
const ANSWERED: Partial<Record<Name, number>> = { signInByPasskey: 401, addPasskey: 400, getVenueDeskDay: 404 }

/** Makes the call with a database that is gone from one of its statements on; null: it had not so many, and went through. */
async function broken(name: Name, make: () => ReturnType<Somebody['make']>, breaksAt: number, isDone = false) {
  const statements: Statements = { breaksAt, isDone, count: 0 }
  const answer = await breaking(statements, make)
  if (statements.count < breaksAt) return { answer, count: statements.count }
  if (DECIDED.has(name) && answer.status === (ANSWERED[name] ?? 200)) return { answer, count: statements.count }
  if (!ANSWERED_FIRST.has(name))
    expect([name, breaksAt, answer.status, answer.body['id'], answer.headers.get('retry-after')]).toEqual([
      name,
      breaksAt,
      503,
      'unavailable',
      '5',
    ])
  return null
}

test.each(sampled(NAMES, 50))(
  '%s says that it cannot, wherever the database goes in the middle of it, and is done afterwards (R3.4)',
  async (name) => {
    const isRead = privatePaths[name].startsWith('GET ')
    const who = isRead ? reader : await somebody()
    const input = await inputOf(name, who)
    let breaksAt = 1
    let done: Awaited<ReturnType<typeof broken>> = null
    while ((done = await broken(name, () => who.make(name, input), breaksAt)) === null) breaksAt += 1
    const { answer, count } = done
    expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([
      ANSWERED[name] ?? 200,
      ANSWERED[name] === undefined ? null : answer.body,
    ])
    const endpoint: PrivateEndpoint = privateContract[name]
    if (endpoint.audience !== 'anybody') expect(count).toBeGreaterThan(0)
    if (isRead) return
    // done by its last statement, and nobody is told: made again, it is answered like the first time, or says in words that it is done
    const other = await somebody()
    const again = await inputOf(name, other)
    await broken(name, () => other.make(name, again), count, true)
    const repeated = await other.make(name, again)
    expect(repeated.status).toBeLessThan(500)
  },
)
