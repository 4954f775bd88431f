import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { WRAPPER } from '../apps/mobile/wrapper.ts'
import { APP_LINKS } from '../packages/domain/src/access/app-links.ts'
import { NOTICE_CHANNELS } from '../packages/domain/src/notifications/pushed.ts'

const ROOT = join(import.meta.dirname, '..')
const MOBILE = join(ROOT, 'apps/mobile')
const read = (path: string) => readFileSync(join(MOBILE, path), 'utf8')
const MANIFEST = 'android/app/src/main/AndroidManifest.xml'

/** What Capacitor and the systems' own tools make anew each time. */
const MADE =
  /(^|\/)(www|build|public|assets|DerivedData|capacitor-cordova-[a-z]+-plugins|config\.xml|capacitor\.config\.json)(\/|$)/

function digests(): Record<string, string> {
  const files = readdirSync(MOBILE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(MOBILE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return Object.fromEntries(
    paths
      .filter((path) => !MADE.test(path))
      .map((path) => [path, createHash('sha256').update(read(path)).digest('hex')]),
  )
}

test('cap sync leaves the native projects as they are: they have the plugins that the app has', NIGHTLY, async () => {
  const www = join(MOBILE, 'www')
  const isOurs = !existsSync(www)
  if (isOurs) {
    mkdirSync(www)
    writeFileSync(join(www, 'index.html'), '<html><head></head></html>')
  }
  try {
    const before = digests()
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'], {
      cwd: MOBILE,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CI: '1' },
    })
    expect(digests()).toEqual(before)
    expect(read('android/app/src/main/assets/capacitor.plugins.json')).toContain('capawesome')
  } finally {
    if (isOurs) rmSync(www, { recursive: true })
  }
})

test('both projects are of the version that bundles are made for (R3.10)', () => {
  const gradle = read('android/app/build.gradle')
  const xcode = read('ios/App/App.xcodeproj/project.pbxproj')
  const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, value]) => value))]
  expect(all(gradle, /versionCode (\d+)/g)).toEqual([String(WRAPPER.version)])
  expect(all(gradle, /versionName "([^"]+)"/g)).toEqual([WRAPPER.versionName])
  expect(all(gradle, /applicationId "([^"]+)"/g)).toEqual([WRAPPER.appId])
  expect(all(xcode, /CURRENT_PROJECT_VERSION = (\d+)/g)).toEqual([String(WRAPPER.version)])
  expect(all(xcode, /MARKETING_VERSION = ([\d.]+)/g)).toEqual([WRAPPER.versionName])
  expect(all(xcode, /PRODUCT_BUNDLE_IDENTIFIER = ([\w.]+)/g)).toEqual([WRAPPER.appId])
  expect(WRAPPER.oldest).toBeLessThanOrEqual(WRAPPER.version)
})

test('Android’s project registers the pages that open in the app, and no others (R2)', () => {
  const registered = [...read(MANIFEST).matchAll(/android:path(Prefix)?="([^"]+)"/g)].map(([, prefix, path]) =>
    prefix ? `${path}*` : path,
  )
  expect(registered).toEqual(APP_LINKS.flatMap((page) => [page, `${page}/*`]))
})

test('iOS says in three languages why it asks for camera and photos', () => {
  const names = [...read('ios/App/App/Info.plist').matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map(
    ([, name]) => name,
  )
  expect(names).toContain('NSCameraUsageDescription')
  for (const language of ['pt', 'es', 'en']) {
    const words = read(`ios/App/App/${language}.lproj/InfoPlist.strings`)
    for (const name of names) expect(words).toContain(`${name} = "`)
  }
})

test('Android’s project shows what is sent by a service of its own, in channels named in three languages, and is built without Firebase’s file too (0111)', () => {
  const manifest = read(MANIFEST)
  expect(manifest).toMatch(
    /android:name="com\.capacitorjs\.plugins\.pushnotifications\.MessagingService"\s+tools:node="remove"/,
  )
  expect(manifest).toMatch(
    /android:name="\.NoticesService"[^>]*android:exported="false"[^>]*>\s*<intent-filter>\s*<action android:name="com\.google\.firebase\.MESSAGING_EVENT"/,
  )
  expect(manifest).toContain('android.permission.POST_NOTIFICATIONS')
  const JAVA = 'android/app/src/main/java/org/gamescompanion/app'
  const service = read(`${JAVA}/NoticesService.java`)
  expect(/CHANNELS = \{ ([^}]+) \}/.exec(service)?.[1]?.replaceAll('"', '').split(', ')).toEqual([...NOTICE_CHANNELS])
  expect(read(`${JAVA}/MainActivity.java`)).toContain('registerPlugin(NoticesPlugin.class)')
  expect(read(`${JAVA}/NoticesPlugin.java`)).toContain('@CapacitorPlugin(name = "Notices")')
  const named = [...new Set([...service.matchAll(/R\.string\.(\w+)/g)].map(([, name]) => name))]
  expect(named.length).toBeGreaterThanOrEqual(NOTICE_CHANNELS.length)
  const words = ['values', 'values-es', 'values-en'].map((folder) => {
    const texts = read(`android/app/src/main/res/${folder}/notices.xml`)
    return named.map((name) => new RegExp(`<string name="${name}">([^<]+)</string>`).exec(texts)?.[1])
  })
  expect(words.flat()).not.toContain(undefined)
  expect(new Set(words.map((all) => all.join())).size).toBe(3)
  expect(read('android/app/build.gradle')).toMatch(/if \(file\('google-services\.json'\)\.exists\(\)\) apply plugin/)
  expect(read('android/.gitignore').split('\n')).toContain('google-services.json')
})

test('iOS may be sent notifications, by Apple’s service for development in what is built for that, and hands the token on (0111)', () => {
  expect(read('ios/App/App/App.entitlements')).toMatch(/<key>aps-environment<\/key>\s*<string>\$\(APS_ENVIRONMENT\)</)
  const built = [
    ...read('ios/App/App.xcodeproj/project.pbxproj').matchAll(/buildSettings = \{([\s\S]*?)\};\s*name = (\w+);/g),
  ]
  expect(
    built.flatMap(([, settings = '', name]) => {
      const environment = /APS_ENVIRONMENT = (\w+);/.exec(settings)?.[1]
      return environment === undefined ? [] : [[name, environment]]
    }),
  ).toEqual([
    ['Debug', 'development'],
    ['Release', 'production'],
  ])
  const delegate = read('ios/App/App/AppDelegate.swift')
  expect(delegate).toContain('post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)')
  expect(delegate).toContain('post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)')
})

test('nothing secret lies in the tree: keys of the stores come from the environment', () => {
  const files = Object.keys(digests())
  expect(
    files.filter((path) =>
      /\.(jks|keystore|p12|p8|mobileprovision|pem)$|google-services\.json$|GoogleService-Info/.test(path),
    ),
  ).toEqual([])
})
