import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCommandEnv, readEnv } from './env.ts'
import { makeKeys } from './features/live-update/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-env-'))
const file = join(folder, 'file')
writeFileSync(file, '')
afterAll(() => rmSync(folder, { recursive: true }))

const KEY = 'a-key-of-sixteen'
const ACCOUNTS = 'accounts-are-keyed-by-32-characters'
const BUNDLE_KEY = makeKeys().publicKey
const FINGERPRINT = Array.from({ length: 32 }, () => 'A7').join(':')
const read = (set: Record<string, string | undefined>) => readEnv({ DATA_DIR: folder, ...set })

test('nothing set is the demo on 127.0.0.1:3000 with the embedded database', () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: { port: 3000, host: '127.0.0.1', databaseUrl: null, dataDir: folder, demo: true, watchDir: null },
  })
})

test.each<[Record<string, string>, readonly string[]]>([
  [{}, []],
  [{ HOST: '127.0.0.1' }, []],
  [{ HOST: '127.8.0.1' }, []],
  [{ HOST: 'localhost' }, []],
  [{ HOST: '::1' }, []],
  [{ HOST: '::ffff:127.0.0.1' }, []],
  [{ HOST: '0.0.0.0' }, ['HOST']],
  [{ HOST: '::' }, ['HOST']],
  [{ HOST: '192.168.0.7' }, ['HOST']],
  [{ HOST: 'games.example' }, ['HOST']],
  [{ HOST: '127.0.0.1.example' }, ['HOST']],
  [{ HOST: 'localhost', SITE_URL: 'https://games.example', TRUSTED_PROXIES: '::1' }, ['SITE_URL', 'TRUSTED_PROXIES']],
])('others can reach a server with %j by %j', (set, reachableBy) => {
  expect(read(set)).toMatchObject({ ok: true, value: { reachableBy } })
})

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '', WATCH_DIR: '', DEMO: '' })).toMatchObject({
    ok: true,
    value: { port: 3000, databaseUrl: null, demo: true, watchDir: null },
  })
})

test('everything set is taken as it is', () => {
  const url = 'postgresql://games:secret@db.example:5433/games?sslmode=require'
  expect(
    read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: url,
      DEMO: '0',
      INGEST_KEY: KEY,
      ACCOUNTS_KEY: ACCOUNTS,
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Games <games@mail.example>',
      WATCH_DIR: folder,
      S3_URL: 'https://s3.example/games',
      S3_ACCESS_KEY: 'games',
      S3_SECRET_KEY: 'secret',
      FLAGS_BASE: 'https://flags.example/w80/',
      EMBED_ORIGINS: 'https://news.example, http://localhost:8080',
      MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Mapas',
      SITE_URL: 'https://games.example',
      TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16 ::1',
      PUSH_SERVICES: 'https://push.example',
      ACCESS_LOG: '0',
      LIVE_UPDATE_PUBLIC_KEY: `-----BEGIN PUBLIC KEY-----\n${BUNDLE_KEY}\n-----END PUBLIC KEY-----`,
      ANDROID_APP: `org.example.app ${FINGERPRINT} ${FINGERPRINT}`,
      IOS_APP: 'ABCDE12345.org.example.app',
    }),
  ).toEqual({
    ok: true,
    value: {
      accessLog: false,
      liveUpdateKey: BUNDLE_KEY,
      appLinks: {
        android: { package: 'org.example.app', fingerprints: [FINGERPRINT, FINGERPRINT] },
        ios: 'ABCDE12345.org.example.app',
      },
      port: 8080,
      host: '0.0.0.0',
      reachableBy: ['HOST', 'SITE_URL', 'TRUSTED_PROXIES'],
      databaseUrl: url,
      dataDir: folder,
      demo: false,
      ingestKey: KEY,
      ingestKeyFile: null,
      accountsKey: ACCOUNTS,
      accountsKeyFile: null,
      mail: { smtpUrl: 'smtps://user:secret@mail.example:465', from: 'Games <games@mail.example>' },
      watchDir: folder,
      s3: {
        endpoint: 'https://s3.example/games',
        region: 'us-east-1',
        accessKeyId: 'games',
        secretAccessKey: 'secret',
      },
      flagsBase: 'https://flags.example/w80',
      embedOrigins: ['https://news.example', 'http://localhost:8080'],
      mapTiles: { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapas' },
      siteUrl: 'https://games.example',
      trustedProxies: ['10.0.0.7', '192.168.0.0/16', '::1'],
      pushServices: ['https://push.example'],
      pushApps: { fcm: null, apns: null },
    },
  })
})

test('e-mails need a server, a sender and a site to lead back to; what is wrong is said without the password', () => {
  const needed = 'must be set with SMTP_URL: an e-mail names its sender, and leads back to the site'
  expect(read({ SMTP_URL: 'mail.example?password=secret' })).toEqual({
    ok: false,
    error: [
      { kind: 'env', variable: 'SMTP_URL', fault: 'must be an address like smtps://user:password@mail.example:465' },
      { kind: 'env', variable: 'MAIL_FROM', fault: needed },
      { kind: 'env', variable: 'SITE_URL', fault: needed },
    ],
  })
})

test.each([
  ['PORT', '3000abc', 'must be a port number, but is "3000abc"'],
  [
    'EMBED_ORIGINS',
    "https://a.example 'self'",
    `must be origins like https://news.example, separated by spaces, but has "'self'"`,
  ],
  ['ACCOUNTS_KEY', 'a-key-of-sixteen', 'must have at least 32 characters, but has 16'],
  [
    'MAIL_FROM',
    'Games\r\nBcc: x@y.example',
    'must be a sender like "Games <games@mail.example>", but is "Games\\r\\nBcc: x@y.example"',
  ],
  ['PORT', '-1', 'must be a port number, but is "-1"'],
  ['PORT', '3e3', 'must be a port number, but is "3e3"'],
  ['PORT', '65536', 'must be between 0 and 65535, but is 65536'],
  ['HOST', 'http://localhost', 'must be a host name or an address without port, but is "http://localhost"'],
  ['HOST', 'a host', 'must be a host name or an address without port, but is "a host"'],
  ['DATABASE_URL', 'mysql://u:p@h/games', 'must begin with postgres:// or postgresql://, but begins with "mysql:"'],
  ['DATABASE_URL', 'games', 'must begin with postgres:// or postgresql://, but begins with no scheme'],
  ['DATABASE_URL', 'postgres://h:port/games', 'must be an address like postgres://user:password@host:5432/database'],
  ['DATABASE_URL', 'postgres://localhost', 'must name a database after the host, like postgres://host/games'],
  ['DATA_DIR', file, `must be a folder, but "${file}" is a file`],
  ['DEMO', 'false', 'must be 0 (off) or 1 (on), but is "false"'],
  ['INGEST_KEY', 'short', 'must have at least 16 characters, but has 5'],
  ['INGEST_KEY', 'a key with spaces in it', 'must be printable ASCII without spaces, as it travels in a header'],
  ['WATCH_DIR', join(folder, 'none'), `must be an existing folder, but "${join(folder, 'none')}" does not exist`],
  [
    'SITE_URL',
    'https://games.example/',
    'must be an address without path, like https://games.example, but is "https://games.example/"',
  ],
  ['FLAGS_BASE', 'flags', 'must be an address like https://flags.example/w80, but is "flags"'],
  ['WATCH_DIR', file, `must be an existing folder, but "${file}" is a file`],
])('%s=%s is refused: %s', (variable, value, fault) => {
  expect(read({ [variable]: value })).toEqual({ ok: false, error: [{ kind: 'env', variable, fault }] })
})

test('production without a key has a random one too, and knows where it lies', () => {
  const made = read({ DEMO: '0' })
  if (!made.ok) throw new Error('production needs no key')
  expect(made.value.ingestKeyFile).toBe(join(folder, 'ingest-key'))
  expect(readFileSync(join(folder, 'ingest-key'), 'utf8')).toBe(made.value.ingestKey)
  expect(read({ DEMO: '0', INGEST_KEY: KEY })).toMatchObject({
    ok: true,
    value: { ingestKey: KEY, ingestKeyFile: null },
  })
})

test('a command takes the database of production, and makes no key in the demo', () => {
  const own = mkdtempSync(join(tmpdir(), 'games-env-command-'))
  expect(readCommandEnv({ DATA_DIR: own, DEMO: '0', WATCH_DIR: join(own, 'none') })).toEqual({
    ok: true,
    value: { databaseUrl: null, dataDir: own, demo: false, siteUrl: null },
  })
  expect(readCommandEnv({ DATA_DIR: own })).toMatchObject({ ok: true, value: { demo: true } })
  expect(readdirSync(own)).toEqual([])
  rmSync(own, { recursive: true })
})

test('all faults are reported at once, and no password among them', () => {
  const faults = read({ PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@host/games', INGEST_KEY: 'hunter2' })
  expect(faults).toMatchObject({
    ok: false,
    error: [{ variable: 'PORT' }, { variable: 'DATABASE_URL' }, { variable: 'INGEST_KEY' }],
  })
  expect(JSON.stringify(faults)).not.toContain('hunter2')
})

test('a key that was not given is made once, readable by its owner only', () => {
  const first = read({})
  const again = read({})
  if (!first.ok || !again.ok) throw new Error('the demo reads its environment')
  expect(first.value.ingestKey).toMatch(/^[0-9a-f]{48}$/)
  expect(again.value.ingestKey).toBe(first.value.ingestKey)
  expect(readFileSync(join(folder, 'ingest-key'), 'utf8')).toBe(first.value.ingestKey)
  expect(statSync(join(folder, 'ingest-key')).mode & 0o777).toBe(0o600)
})

test.each([
  "https://tiles.example/{z}/{x}/{y}; script-src 'unsafe-inline'",
  'https://tiles.example/map.png',
  '{z}{x}{y}',
])('a map that is no address of tiles is refused: %s (R3.3)', (template) => {
  expect(read({ MAP_TILES: template, MAP_ATTRIBUTION: '© Mapas' })).toMatchObject({
    ok: false,
    error: [{ variable: 'MAP_TILES', fault: expect.stringContaining('must be an address like') }],
  })
})

test('a map has to say whose it is', () => {
  expect(read({ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' })).toMatchObject({
    ok: false,
    error: [{ variable: 'MAP_ATTRIBUTION' }],
  })
})

test.each([
  ['EMBED_ORIGINS', 'https://a;script-src_*'],
  ['EMBED_ORIGINS', 'https://a https://*'],
  ['EMBED_ORIGINS', "https://a 'unsafe-inline'"],
  ['EMBED_ORIGINS', 'https://a/path'],
  ['SITE_URL', 'https://games.example;a'],
  ['SITE_URL', 'https://games.example:99999'],
  ['SITE_URL', 'https://user@games.example'],
  ['SITE_URL', 'https://games.example/'],
  ['MAP_TILES', 'https://*/{z}/{x}/{y}.png'],
  ['MAP_TILES', 'https://tiles.example;a/{z}/{x}/{y}.png'],
  ['MAP_TILES', 'https://user@tiles.example/{z}/{x}/{y}.png'],
  ['FLAGS_BASE', 'https://flags.example;a/w80'],
  ['FLAGS_BASE', 'https://*/w80'],
  ['FLAGS_BASE', 'https://user:word@flags.example/w80'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'localhost'],
])('%s is refused with %s, which would say something else in a header (R3.3)', (variable, value) => {
  expect(read({ [variable]: value, MAP_ATTRIBUTION: '© Mapas' })).toMatchObject({ ok: false, error: [{ variable }] })
})
test.each([
  ['EMBED_ORIGINS', 'https://news.example:8443 http://[::1]:3000'],
  ['SITE_URL', 'http://[::1]:3000'],
  ['MAP_TILES', 'https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1'],
  ['FLAGS_BASE', 'http://127.0.0.1:9000/w80/'],
])('%s may be %s', (variable, value) => {
  expect(read({ [variable]: value, MAP_ATTRIBUTION: '© Mapas' }).ok).toBe(true)
})

const accountFile = join(folder, 'account.json')
const keyFile = join(folder, 'AuthKey_ABC123DEFG.p8')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const p256 = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const ACCOUNT = {
  type: 'service_account',
  project_id: 'games',
  client_email: 'sender@games.iam.gserviceaccount.com',
  private_key: rsa,
  token_uri: 'https://oauth2.googleapis.com/token',
}
const APNS = { APNS_KEY_FILE: keyFile, APNS_KEY_ID: 'ABC123DEFG', IOS_APP: 'ABCDE12345.org.example.app' }

test('the services of the native app are read from the files of their keys (0111)', () => {
  writeFileSync(accountFile, JSON.stringify(ACCOUNT))
  writeFileSync(keyFile, p256)
  expect(
    read({ FCM_ACCOUNT_FILE: accountFile, ...APNS, APNS_URL: 'https://api.sandbox.push.apple.com' }),
  ).toMatchObject({
    ok: true,
    value: {
      pushApps: {
        fcm: { project: 'games', url: 'https://fcm.googleapis.com', tokenUrl: ACCOUNT.token_uri },
        apns: { team: 'ABCDE12345', bundle: 'org.example.app', url: 'https://api.sandbox.push.apple.com' },
      },
    },
  })
  expect(read({})).toMatchObject({ ok: true, value: { pushApps: { fcm: null, apns: null } } })
})

test.each<[variable: string, set: Record<string, string>, content: string]>([
  ['FCM_ACCOUNT_FILE', { FCM_ACCOUNT_FILE: accountFile }, 'secret'],
  ['FCM_ACCOUNT_FILE', { FCM_ACCOUNT_FILE: accountFile }, JSON.stringify({ ...ACCOUNT, private_key: 'secret' })],
  ['FCM_ACCOUNT_FILE', { FCM_ACCOUNT_FILE: accountFile }, JSON.stringify({ ...ACCOUNT, private_key: p256 })],
  ['FCM_ACCOUNT_FILE', { FCM_ACCOUNT_FILE: accountFile }, JSON.stringify({ ...ACCOUNT, token_uri: 'http://secret' })],
  ['FCM_ACCOUNT_FILE', { FCM_ACCOUNT_FILE: join(folder, 'nowhere') }, ''],
  ['APNS_KEY_FILE', { ...APNS, APNS_KEY_FILE: accountFile }, 'secret'],
  ['APNS_KEY_FILE', { ...APNS, APNS_KEY_FILE: accountFile }, String(rsa)],
  ['APNS_KEY_ID', { ...APNS, APNS_KEY_ID: '' }, ''],
  ['APNS_KEY_ID', { ...APNS, APNS_KEY_ID: 'AuthKey' }, ''],
  ['IOS_APP', { ...APNS, IOS_APP: '' }, ''],
  ['FCM_URL', { FCM_URL: 'http://fcm.example' }, ''],
  ['APNS_URL', { APNS_URL: 'https://api.push.apple.com/3' }, ''],
])('%s that cannot be used is said, without what is in it: %o (0111)', (variable, set, content) => {
  writeFileSync(accountFile, content)
  writeFileSync(keyFile, p256)
  const found = read(set)
  expect(found).toMatchObject({ ok: false, error: [{ variable }] })
  expect(JSON.stringify(found)).not.toContain('secret')
})
