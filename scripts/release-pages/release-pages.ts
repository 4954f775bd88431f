import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  APP_NAME,
  BUNDLES_FOLDER,
  type Bundle,
  bareKey,
  CHANNEL_NAME,
  changeRollout,
  makeKeys,
  publicKeyOf,
  publishBundle,
  readBundles,
  readPrivateKey,
  zipFolder,
} from '../../apps/server/src/features/live-update/index.ts'
import { copyNativeShell } from '../native-shell/copy-native-shell.ts'

export const USAGE = `usage: npm run release:pages -- --key FILE [--api-base https://…] [--channel NAME] [--percentage N] [--min-version N] [--max-version N] [--app ID]
       npm run release:pages -- key FILE              makes the key that bundles are signed with
       npm run release:pages -- list
       npm run release:pages -- roll-out NUMBER PERCENTAGE
       npm run release:pages -- withdraw NUMBER`

/** Its message is printed without a stack. */
export class ReleaseRefusal extends Error {}

export interface ReleaseSettings {
  /** The client build. */
  readonly client: string
  readonly dataDir: string
  /** SITE_URL. */
  readonly siteUrl: string | null
  /** LIVE_UPDATE_PUBLIC_KEY: what the apps in the stores verify with; null: unknown here. */
  readonly publicKey: string | null
  /** The wrapper of this tree. */
  readonly wrapper: { readonly appId: string; readonly version: number; readonly oldest: number }
  readonly say: (line: string) => void
}

/** Runs `npm run release:pages` with these arguments. Throws ReleaseRefusal if it cannot be done. */
export async function releasePages(args: readonly string[], settings: ReleaseSettings): Promise<void> {
  const { positionals, values } = readArguments(args)
  const folder = join(settings.dataDir, BUNDLES_FOLDER)
  const [name, ...rest] = positionals
  switch (name) {
    case undefined:
      return publish(folder, values, settings)
    case 'key':
      return makeKey(only(rest, 1)[0] ?? '', settings.say)
    case 'list':
      only(rest, 0)
      return list(folder, settings.say)
    case 'roll-out': {
      const [number, percentage] = only(rest, 2)
      return change(folder, number, { percentage: percentageOf(percentage), withdrawn: false }, settings.say)
    }
    case 'withdraw':
      return change(folder, only(rest, 1)[0], { withdrawn: true }, settings.say)
    default:
      throw new ReleaseRefusal(`there is no ${name}\n${USAGE}`)
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: text,
        'api-base': text,
        channel: text,
        percentage: text,
        'min-version': text,
        'max-version': text,
        app: text,
      },
    })
  } catch (error) {
    throw new ReleaseRefusal(`${(error as Error).message}\n${USAGE}`)
  }
}

type Values = ReturnType<typeof readArguments>['values']

async function publish(folder: string, values: Values, settings: ReleaseSettings): Promise<void> {
  const { client, siteUrl, publicKey, wrapper, say } = settings
  if (values.key === undefined) throw new ReleaseRefusal(USAGE)
  const privateKey = await orRefusal(() => readPrivateKey(values.key ?? ''))
  if (publicKey !== null && bareKey(publicKey) !== publicKeyOf(privateKey))
    throw new ReleaseRefusal('the key is another than LIVE_UPDATE_PUBLIC_KEY: no phone would take the bundle')
  const app = values.app ?? wrapper.appId
  const channel = values.channel ?? 'production'
  if (!APP_NAME.test(app)) throw new ReleaseRefusal(`--app must be an id like org.example.app, but is "${app}"`)
  if (!CHANNEL_NAME.test(channel)) throw new ReleaseRefusal(`--channel must be a short name, but is "${channel}"`)
  const minVersion = versionOf('--min-version', values['min-version'], wrapper.oldest)
  const maxVersion = versionOf('--max-version', values['max-version'], wrapper.version)
  if (minVersion > maxVersion)
    throw new ReleaseRefusal(
      `--min-version ${minVersion} is more than --max-version ${maxVersion}: no phone would get it`,
    )
  const percentage = percentageOf(values.percentage ?? '100')
  const zip = await zipShell(client, { apiBase: values['api-base'] ?? siteUrl ?? '', liveUpdateChannel: channel })
  const published = await publishBundle(folder, {
    zip,
    app,
    channel,
    percentage,
    minVersion,
    maxVersion,
    privateKey,
    created: new Date(),
  })
  if (!published.ok) {
    const { number } = published.error.bundle
    throw new ReleaseRefusal(
      `this build was published as ${number} and withdrawn: roll-out ${number} PERCENTAGE brings it back`,
    )
  }
  const { bundle, isNew } = published.value
  say(isNew ? `published: ${inWords(bundle)}` : `published before, and left as it is: ${inWords(bundle)}`)
}

async function zipShell(client: string, options: Parameters<typeof copyNativeShell>[2]): Promise<Uint8Array> {
  const www = mkdtempSync(join(tmpdir(), 'games-release-'))
  try {
    await orRefusal(() => copyNativeShell(client, www, options))
    return await zipFolder(www)
  } finally {
    rmSync(www, { recursive: true, force: true })
  }
}

function makeKey(file: string, say: (line: string) => void): void {
  if (existsSync(file)) throw new ReleaseRefusal(`${file} is there already, and what it signs is what phones take`)
  const { privateKey, publicKey } = makeKeys()
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
  say(`${file} signs bundles: keep it with your backups, apart from the servers, and show it to nobody.`)
  say('What verifies them, for the app when it is built (docs/native.md) and for the server:')
  say(`LIVE_UPDATE_PUBLIC_KEY=${publicKey}`)
}

async function list(folder: string, say: (line: string) => void): Promise<void> {
  const { bundles, refused } = await readBundles(folder)
  for (const bundle of bundles.toSorted((a, b) => b.number - a.number)) say(inWords(bundle))
  for (const { number, why } of refused) say(`${number}: handed out to nobody: ${why}`)
  if (bundles.length + refused.length === 0) say('There are no bundles yet.')
}

async function change(
  folder: string,
  text: string | undefined,
  changed: Parameters<typeof changeRollout>[2],
  say: (line: string) => void,
): Promise<void> {
  const number = Number(text)
  if (!(await changeRollout(folder, number, changed))) throw new ReleaseRefusal(`there is no bundle ${text}`)
  return list(folder, say)
}

const inWords = (bundle: Bundle): string => {
  const { number, id, channel, percentage, withdrawn, minVersion, maxVersion, bytes, created } = bundle
  const whom = withdrawn ? 'withdrawn' : `${percentage} % of the phones`
  const versions = minVersion === maxVersion ? `version ${minVersion}` : `versions ${minVersion} to ${maxVersion}`
  return `${number}: ${id}, ${channel}, ${whom}, ${versions}, ${(bytes / 1e6).toFixed(1)} MB, ${created}`
}

function only(rest: readonly string[], count: number): readonly string[] {
  if (rest.length !== count) throw new ReleaseRefusal(USAGE)
  return rest
}

function percentageOf(text: string | undefined): number {
  const percentage = Number(text)
  if (text === undefined || text.trim() === '' || !(percentage >= 0 && percentage <= 100))
    throw new ReleaseRefusal(`a percentage is from 0 to 100, but this is "${text}"`)
  return percentage
}

function versionOf(option: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ReleaseRefusal(`${option} is a version like 12, but is "${text}"`)
  return Number(text)
}

async function orRefusal<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ReleaseRefusal(error instanceof Error ? error.message : String(error))
  }
}
