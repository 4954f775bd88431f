import { APP_LINKS } from '@games/domain/access/app-links'
import { type Context, Hono } from 'hono'
import { API_SECURITY } from '../../http/server/security.ts'

export interface AppLinkDeps {
  readonly appLinks: {
    /** ANDROID_APP; null: there is no app of ours. */
    readonly android: { readonly package: string; readonly fingerprints: readonly string[] } | null
    /** IOS_APP, `TEAM.bundle`; null: there is no app of ours. */
    readonly ios: string | null
  }
}

/** The systems ask seldom, some through a cache of their maker. */
const HEADERS = {
  ...API_SECURITY,
  'content-type': 'application/json',
  'cache-control': 'public, max-age=3600',
}

/** By these two files Android and iOS believe an app that it may open the site's addresses; 404 where there is no app. */
export function appLinkRoutes({ appLinks: { android, ios } }: AppLinkDeps): Hono {
  const app = new Hono()
  app.get('/.well-known/assetlinks.json', (c) =>
    android === null
      ? missing(c)
      : c.body(
          JSON.stringify([
            {
              relation: ['delegate_permission/common.handle_all_urls'],
              target: {
                namespace: 'android_app',
                package_name: android.package,
                sha256_cert_fingerprints: android.fingerprints,
              },
            },
          ]),
          200,
          HEADERS,
        ),
  )
  app.get('/.well-known/apple-app-site-association', (c) =>
    ios === null
      ? missing(c)
      : c.body(
          JSON.stringify({
            applinks: {
              details: [
                {
                  appIDs: [ios],
                  components: APP_LINKS.flatMap((page) => [{ '/': page }, { '/': `${page}/*` }]),
                },
              ],
            },
          }),
          200,
          HEADERS,
        ),
  )
  return app
}

const missing = (c: Context): Response => c.text('Not found', 404, { ...API_SECURITY, 'cache-control': 'no-store' })
