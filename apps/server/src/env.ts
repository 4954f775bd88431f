import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { MapTiles } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import { z } from 'zod'
import type { S3Options } from './features/files/index.ts'
import { bareKey, isPublicKey } from './features/live-update/index.ts'
import { type AppServices, apnsKeyIn, fcmAccountIn } from './features/notifications/index.ts'
import { rangeOf } from './http/server/proxies.ts'

/** The environment of commands: whose database it is. They receive nothing, so they need no key. */
export interface CommandEnv {
  /** A PostgreSQL of the operator's; null = the embedded one in dataDir. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** The demo games with the simulator; false = production. */
  readonly demo: boolean
  /** The site as its visitors know it, `https://games.example`; null: what each request was sent to. */
  readonly siteUrl: string | null
}

/** The environment of a command that makes something with ACCOUNTS_KEY, which has to be that of the servers. */
export interface KeyedCommandEnv extends CommandEnv {
  readonly accountsKey: string
}

/** The server's environment. Only `main.ts` reads it, and the commands their part; everybody else is handed what it needs. */
export interface Env extends CommandEnv {
  readonly port: number
  readonly host: string
  /** The variables that say that others can reach this server; empty: only its own machine can. */
  readonly reachableBy: readonly string[]
  readonly ingestKey: string
  /** Where a key lies that nobody gave; null: the operator's own. */
  readonly ingestKeyFile: string | null
  /** What CPFs are hashed with; all servers of one database need the same. */
  readonly accountsKey: string
  /** Where a key lies that nobody gave; null: the operator's own. */
  readonly accountsKeyFile: string | null
  /** The server that sends our e-mails, and their sender; null: none are sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  readonly watchDir: string | null
  /** The store of uploaded files; null: they are in dataDir. */
  readonly s3: S3Options | null
  /** Base address, without a slash at its end, of another flag service (R3.13); null: our own pictures. */
  readonly flagsBase: string | null
  /** Other sites' origins that may show any page of ours in a frame (R3.3); widgets may be framed by anybody. */
  readonly embedOrigins: readonly string[]
  /** A map of somebody else's that visitors may request; null: our own plan is all there is, and no page has a picture of others. */
  readonly mapTiles: MapTiles | null
  /** Addresses and ranges of the proxies in front, which are trusted on a request's origin. */
  readonly trustedProxies: readonly string[]
  /** What bundles of the native app are verified with; null: phones alone verify them. */
  readonly liveUpdateKey: string | null
  /** The native apps that may open the site's addresses; null: there is none for that system. */
  readonly appLinks: {
    readonly android: { readonly package: string; readonly fingerprints: readonly string[] } | null
    readonly ios: string | null
  }
  /** Origins of push services beside those of browsers. */
  readonly pushServices: readonly string[]
  /** Through whom the native app gets notifications. */
  readonly pushApps: AppServices
  /** Whether requests are counted (R8). */
  readonly accessLog: boolean
}

/** A variable that cannot be used, in words for the person who set it. */
export interface EnvFault {
  readonly kind: 'env'
  readonly variable: string
  readonly fault: string
}

/** The exit code for a start with invalid settings, apart from 1 for a start that failed. */
const EXIT_MISCONFIGURED = 2
const SHORTEST_KEY = 16
/** As many characters as 256 bits have in hexadecimal are wanted of who makes one; half of them is the least. */
const SHORTEST_ACCOUNTS_KEY = 32

const quoted = ({ input }: { readonly input?: unknown }): string => JSON.stringify(input)

const portNumber = z
  .string()
  .regex(/^\d+$/, { error: (issue) => `must be a port number, but is ${quoted(issue)}` })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: (issue) => `must be between 0 and 65535, but is ${quoted(issue)}` })

const hostName = z
  .string()
  .regex(/^[\w.:-]+$/, { error: (issue) => `must be a host name or an address without port, but is ${quoted(issue)}` })

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether only this machine can reach a server that listens on `host`. A name other than `localhost` may be anywhere. */
function isLoopback(host: string): boolean {
  const version = isIP(host)
  return version === 0 ? host.toLowerCase() === 'localhost' : LOOPBACK.check(host, `ipv${version === 6 ? 6 : 4}`)
}

const databaseUrl = z.string().superRefine((value, context) => {
  // The value holds a password: the message names only what is wrong with it.
  const say = (message: string) => context.addIssue({ code: 'custom', message })
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]
  if (scheme !== 'postgres' && scheme !== 'postgresql')
    say(`must begin with postgres:// or postgresql://, but begins with ${scheme ? `"${scheme}:"` : 'no scheme'}`)
  else if (!URL.canParse(value)) say('must be an address like postgres://user:password@host:5432/database')
  else if (new URL(value).pathname.length < 2) say('must name a database after the host, like postgres://host/games')
})

const dataFolder = z.string().superRefine((value, context) => {
  if (statSync(value, { throwIfNoEntry: false })?.isDirectory() === false)
    context.addIssue({ code: 'custom', message: `must be a folder, but "${value}" is a file` })
})

/** An origin and nothing else: no character in it has a meaning in a header. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(text) && URL.canParse(text)

const originOf = (address: string): string => address.split('/', 3).join('/')

const siteOrigin = z.string().refine(isOrigin, {
  error: (issue) => `must be an address without path, like https://games.example, but is ${quoted(issue)}`,
})

const existingFolder = z.string().superRefine((value, context) => {
  const found = statSync(value, { throwIfNoEntry: false })
  if (!found?.isDirectory())
    context.addIssue({
      code: 'custom',
      message: `must be an existing folder, but "${value}" ${found ? 'is a file' : 'does not exist'}`,
    })
})

const serviceBase = z
  .string()
  .refine((base) => /^https?:\/\/[^\s?#;,'"@]+$/.test(base) && isOrigin(originOf(base)) && URL.canParse(base), {
    error: (issue) => `must be an address like https://flags.example/w80, but is ${quoted(issue)}`,
  })
  .transform((base) => base.replace(/\/+$/, ''))

/** `https://tiles.example/{z}/{x}/{y}.png`: its origin goes into a header, so nothing but an address does. */
const tileTemplate = z
  .string()
  .refine(
    (template) =>
      ['{z}', '{x}', '{y}'].every((part) => template.split(part).length === 2) &&
      /^[^\s;,'"@]+$/.test(template) &&
      isOrigin(originOf(template)) &&
      URL.canParse(template),
    {
      error: (issue) => `must be an address like https://tiles.example/{z}/{x}/{y}.png, but is ${quoted(issue)}`,
    },
  )

const onOrOff = z
  .enum(['0', '1'], { error: (issue) => `must be 0 (off) or 1 (on), but is ${quoted(issue)}` })
  .transform((value) => value === '1')

const keyOf = (shortest: number) =>
  z.string().min(shortest, {
    error: ({ input }) => `must have at least ${shortest} characters, but has ${input?.length ?? 0}`,
  })

const ingestKey = keyOf(SHORTEST_KEY).regex(/^[\x21-\x7e]+$/, {
  error: 'must be printable ASCII without spaces, as it travels in a header',
})

const accountsKey = keyOf(SHORTEST_ACCOUNTS_KEY)

const smtpUrl = z.string().superRefine((value, context) => {
  // The value holds a password: the message names only what is wrong with it.
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value))
    context.addIssue({ code: 'custom', message: 'must be an address like smtps://user:password@mail.example:465' })
})

/** `Jogos Juvenis <jogos@mail.example>` or an address alone; it goes into a header. */
const mailFrom = z.string().regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: (issue) => `must be a sender like "Games <games@mail.example>", but is ${quoted(issue)}`,
})

/** `https://news.example https://www.news.example`: they go into a header, so nothing but origins does. */
const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .superRefine((values, context) => {
    for (const value of values)
      if (!isOrigin(value) || new URL(value).origin !== value)
        context.addIssue({
          code: 'custom',
          message: `must be origins like https://news.example, separated by spaces, but has ${JSON.stringify(value)}`,
        })
  })

/** `https://s3.example/games`: the bucket is the first step of the path, or the first label of the host. */
const bucketAddress = z
  .string()
  .refine((address) => /^https?:\/\/[^\s?#@]+$/.test(address) && isOrigin(originOf(address)) && URL.canParse(address), {
    error: (issue) => `must be a bucket's address like https://s3.example/games, but is ${quoted(issue)}`,
  })

/** `10.0.0.7 192.168.0.0/16 ::1`. */
const proxies = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .superRefine((values, context) => {
    for (const value of values)
      if (rangeOf(value) === null)
        context.addIssue({
          code: 'custom',
          message: `must be addresses or ranges like 10.0.0.7 or 192.168.0.0/16, separated by spaces, but has ${JSON.stringify(value)}`,
        })
  })

const bundleKey = z.string().refine(isPublicKey, {
  error: 'must be the public key that npm run release:pages -- key has shown',
})

/** `org.example.app AB:CD:…`: the package and, of each key that it is signed with, the SHA-256 fingerprint. */
const androidApp = z
  .string()
  .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+(\s+[\dA-F]{2}(:[\dA-F]{2}){31})+$/, {
    error: (issue) =>
      `must be a package and the SHA-256 fingerprints of its keys, like org.example.app AB:CD:…, but is ${quoted(issue)}`,
  })
  .transform((value) => {
    const [name = '', ...fingerprints] = value.split(/\s+/)
    return { package: name, fingerprints }
  })

/** `ABCDE12345.org.example.app`: the team and the bundle. */
const iosApp = z.string().regex(/^[A-Z\d]{10}(\.[A-Za-z\d-]+){2,}$/, {
  error: (issue) => `must be team and bundle like ABCDE12345.org.example.app, but is ${quoted(issue)}`,
})

/** The text of a file, read by `read`; a fault names the file and never what is in it. */
const secretFile = <T>(read: (text: string) => Result<string, T>) =>
  z.string().transform((path, context): T => {
    const say = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    let text: string
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      return say(`must be a file that can be read, but "${path}" is not`)
    }
    const found = read(text)
    return found.ok ? found.value : say(`${found.error} (${path})`)
  })

const httpsOrigin = siteOrigin.refine((origin) => origin.startsWith('https://'), {
  error: (issue) => `must begin with https://, but is ${quoted(issue)}`,
})

const apnsKeyId = z.string().regex(/^[A-Z\d]{10}$/, {
  error: (issue) => `must be the ten characters of the key’s name, like ABC123DEFG, but is ${quoted(issue)}`,
})

const commandVariables = z.object({
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: dataFolder.prefault('.data'),
  DEMO: onOrOff.prefault('1'),
  SITE_URL: siteOrigin.optional(),
})

const keyedCommandVariables = commandVariables.extend({ ACCOUNTS_KEY: accountsKey.optional() })

const variables = z
  .object({
    PORT: portNumber.prefault('3000'),
    // Nothing is reachable from outside until the operator says so: a proxy stands on the same machine, a container sets 0.0.0.0.
    HOST: hostName.prefault('127.0.0.1'),
    ...commandVariables.shape,
    INGEST_KEY: ingestKey.optional(),
    ACCOUNTS_KEY: accountsKey.optional(),
    ACCESS_LOG: onOrOff.prefault('1'),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    WATCH_DIR: existingFolder.optional(),
    S3_URL: bucketAddress.optional(),
    S3_REGION: z.string().prefault('us-east-1'),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    FLAGS_BASE: serviceBase.optional(),
    LIVE_UPDATE_PUBLIC_KEY: bundleKey.optional(),
    ANDROID_APP: androidApp.optional(),
    IOS_APP: iosApp.optional(),
    EMBED_ORIGINS: origins.prefault(''),
    MAP_TILES: tileTemplate.optional(),
    MAP_ATTRIBUTION: z.string().max(200).optional(),
    TRUSTED_PROXIES: proxies.prefault(''),
    PUSH_SERVICES: origins.prefault(''),
    FCM_ACCOUNT_FILE: secretFile(fcmAccountIn).optional(),
    FCM_URL: httpsOrigin.prefault('https://fcm.googleapis.com'),
    APNS_KEY_FILE: secretFile(apnsKeyIn).optional(),
    APNS_KEY_ID: apnsKeyId.optional(),
    APNS_URL: httpsOrigin.prefault('https://api.push.apple.com'),
  })
  .superRefine(({ SMTP_URL, MAIL_FROM, SITE_URL }, context) => {
    const needed = { MAIL_FROM, SITE_URL }
    for (const [name, value] of Object.entries(needed))
      if (SMTP_URL !== undefined && value === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must be set with SMTP_URL: an e-mail names its sender, and leads back to the site',
        })
  })
  .superRefine(({ S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY }, context) => {
    const needed = { S3_ACCESS_KEY, S3_SECRET_KEY }
    for (const [name, value] of Object.entries(needed))
      if (S3_URL !== undefined && value === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'must be set with S3_URL: the store asks for it' })
  })
  .superRefine(({ APNS_KEY_FILE, APNS_KEY_ID, IOS_APP }, context) => {
    const needed = { APNS_KEY_ID, IOS_APP }
    for (const [name, value] of Object.entries(needed))
      if (APNS_KEY_FILE !== undefined && value === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must be set with APNS_KEY_FILE: Apple is told the key’s name, the team and the app',
        })
  })
  .superRefine(({ MAP_TILES, MAP_ATTRIBUTION }, context) => {
    if (MAP_TILES !== undefined && MAP_ATTRIBUTION === undefined)
      context.addIssue({
        code: 'custom',
        path: ['MAP_ATTRIBUTION'],
        message: 'must be set with MAP_TILES: it names whose map it is, such as © OpenStreetMap contributors',
      })
  })

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the variables; an empty one counts as not set. Gives every fault at once, none with a secret in it.
 * A missing INGEST_KEY or ACCOUNTS_KEY is a random one, stored in DATA_DIR, where the operator and the simulator started by hand find it.
 */
export function readEnv(source: Variables): Result<readonly EnvFault[], Env> {
  const read = readVariables(variables, source)
  if (!read.ok) return read
  const {
    PORT,
    HOST,
    INGEST_KEY,
    ACCOUNTS_KEY,
    SMTP_URL,
    MAIL_FROM,
    SITE_URL,
    WATCH_DIR,
    S3_URL,
    S3_REGION,
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    FLAGS_BASE,
    LIVE_UPDATE_PUBLIC_KEY,
    ANDROID_APP,
    IOS_APP,
    ACCESS_LOG,
    EMBED_ORIGINS,
    MAP_TILES,
    MAP_ATTRIBUTION,
    TRUSTED_PROXIES,
    PUSH_SERVICES,
    FCM_ACCOUNT_FILE,
    FCM_URL,
    APNS_KEY_FILE,
    APNS_KEY_ID,
    APNS_URL,
  } = read.value
  const command = commandEnv(read.value)
  return ok({
    ...command,
    port: PORT,
    host: HOST,
    reachableBy: [
      ...(isLoopback(HOST) ? [] : ['HOST']),
      ...(SITE_URL === undefined ? [] : ['SITE_URL']),
      ...(TRUSTED_PROXIES.length === 0 ? [] : ['TRUSTED_PROXIES']),
    ],
    ingestKey: INGEST_KEY ?? storedKey(ingestKeyFile(command.dataDir)),
    ingestKeyFile: INGEST_KEY === undefined ? ingestKeyFile(command.dataDir) : null,
    accountsKey: ACCOUNTS_KEY ?? storedKey(accountsKeyFile(command.dataDir)),
    accountsKeyFile: ACCOUNTS_KEY === undefined ? accountsKeyFile(command.dataDir) : null,
    mail: SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : null,
    watchDir: WATCH_DIR === undefined ? null : resolve(WATCH_DIR),
    s3:
      S3_URL && S3_ACCESS_KEY && S3_SECRET_KEY
        ? { endpoint: S3_URL, region: S3_REGION, accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY }
        : null,
    flagsBase: FLAGS_BASE ?? null,
    liveUpdateKey: LIVE_UPDATE_PUBLIC_KEY === undefined ? null : bareKey(LIVE_UPDATE_PUBLIC_KEY),
    appLinks: { android: ANDROID_APP ?? null, ios: IOS_APP ?? null },
    accessLog: ACCESS_LOG,
    embedOrigins: EMBED_ORIGINS,
    mapTiles: MAP_TILES && MAP_ATTRIBUTION ? { template: MAP_TILES, attribution: MAP_ATTRIBUTION } : null,
    trustedProxies: TRUSTED_PROXIES,
    pushServices: PUSH_SERVICES,
    pushApps: {
      fcm: FCM_ACCOUNT_FILE ? { ...FCM_ACCOUNT_FILE, url: FCM_URL } : null,
      apns:
        APNS_KEY_FILE && APNS_KEY_ID && IOS_APP
          ? {
              privateKey: APNS_KEY_FILE,
              keyId: APNS_KEY_ID,
              // `ABCDE12345.org.example.app`
              team: IOS_APP.slice(0, IOS_APP.indexOf('.')),
              bundle: IOS_APP.slice(IOS_APP.indexOf('.') + 1),
              url: APNS_URL,
            }
          : null,
    },
  })
}

/** Reads and checks what a command needs of the variables, in the same way; the others may be anything. */
export function readCommandEnv(source: Variables): Result<readonly EnvFault[], CommandEnv> {
  const read = readVariables(commandVariables, source)
  return read.ok ? ok(commandEnv(read.value)) : read
}

/** The same with ACCOUNTS_KEY, which is made where there is none, as the server does. */
export function readKeyedCommandEnv(source: Variables): Result<readonly EnvFault[], KeyedCommandEnv> {
  const read = readVariables(keyedCommandVariables, source)
  if (!read.ok) return read
  const command = commandEnv(read.value)
  return ok({ ...command, accountsKey: read.value.ACCOUNTS_KEY ?? storedKey(accountsKeyFile(command.dataDir)) })
}

function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Variables,
): Result<readonly EnvFault[], z.output<Schema>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const read = schema.safeParse(set)
  return read.success
    ? ok(read.data)
    : err(
        read.error.issues.map(
          (issue) => ({ kind: 'env', variable: issue.path.join('.'), fault: issue.message }) as const,
        ),
      )
}

const commandEnv = ({ DATABASE_URL, DATA_DIR, DEMO, SITE_URL }: z.output<typeof commandVariables>): CommandEnv => ({
  databaseUrl: DATABASE_URL ?? null,
  dataDir: resolve(DATA_DIR),
  demo: DEMO,
  siteUrl: SITE_URL ?? null,
})

/** The process's own variables for the server; ends the process with code 2 and a line per fault when they cannot be used. */
export const loadEnv = (): Env => usable(readEnv(process.env))

/** The process's own variables for a command; ends the process as `loadEnv` does. */
export const loadCommandEnv = (): CommandEnv => usable(readCommandEnv(process.env))
export const loadKeyedCommandEnv = (): KeyedCommandEnv => usable(readKeyedCommandEnv(process.env))

function usable<E>(env: Result<readonly EnvFault[], E>): E {
  if (env.ok) return env.value
  for (const { variable, fault } of env.error) console.error(`${variable} ${fault}`)
  process.exit(EXIT_MISCONFIGURED)
}

const ingestKeyFile = (dataDir: string): string => join(dataDir, 'ingest-key')
const accountsKeyFile = (dataDir: string): string => join(dataDir, 'accounts-key')

/** The key in a file, made at the first start. Of two processes that make one, both use the same. */
function storedKey(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (statSync(file, { throwIfNoEntry: false }) === undefined) throw error
    }
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
