import { type Context, Hono } from 'hono'
import { sendBytes } from '../../http/response-cache/send-bytes.ts'
import { API_SECURITY, isSecure } from '../../http/server/security.ts'
import type { SiteOrigin } from '../../http/server/site-origin.ts'
import { offerFor, type Phone } from './offer.ts'
import type { BundleShelf } from './shelf.ts'

export interface LiveUpdateDeps {
  readonly shelf: BundleShelf
  readonly siteOrigin: SiteOrigin
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** More than a plugin sends is no plugin. */
const LONGEST = 200

/**
 * What `@capawesome/capacitor-live-update` asks (docs/contracts/live-update.md): `GET /v1/apps/{app}/bundles/latest` gives the bundle that a phone
 * should run, 404 when it has it; and the zip, which never changes under its address.
 */
export function liveUpdateRoutes({ shelf, siteOrigin }: LiveUpdateDeps): Hono {
  const app = new Hono()
  app.get('/v1/apps/:app/bundles/latest', async (c) => {
    const phone = phoneOf(c)
    const offered = phone && offerFor(phone, await shelf.bundles())
    if (!offered) return nothing(c)
    const origin = siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))
    const { id, channel, checksum, signature } = offered
    return c.json(
      {
        artifactType: 'zip',
        bundleId: id,
        channelName: channel,
        checksum,
        customProperties: {},
        signature,
        url: `${origin}/v1/apps/${offered.app}/bundles/${id}.zip`,
      },
      200,
      // it depends on the phone
      { ...API_SECURITY, 'cache-control': 'no-store' },
    )
  })
  app.get('/v1/apps/:app/bundles/:file{[0-9]+-[0-9a-f]+\\.zip}', async (c) => {
    const { app: name, file } = c.req.param()
    const bundle = (await shelf.bundles()).find((one) => one.app === name && `${one.id}.zip` === file)
    if (!bundle || bundle.withdrawn) return nothing(c)
    return sendBytes(c, {
      size: bundle.bytes,
      etag: `"${bundle.checksum}"`,
      read: (first, last) => shelf.read(bundle, first, last),
      headers: {
        ...API_SECURITY,
        'content-type': 'application/zip',
        'cache-control': FOR_EVER,
        'x-checksum': bundle.checksum,
        'x-signature': bundle.signature,
      },
      refusal: API_SECURITY,
    })
  })
  return app
}

const nothing = (c: Context): Response =>
  c.json({ id: 'not-found', message: 'There is no bundle for this phone' }, 404, {
    ...API_SECURITY,
    'cache-control': 'no-store',
  })

/** Null: no phone of ours asks like this. Android sends what it has not without a value, iOS not at all. */
function phoneOf(c: Context): Phone | null {
  const { channelName = '', appVersionCode = '', bundleId = '', deviceId = '' } = c.req.query()
  const device = deviceId || (c.req.header('x-capawesome-device-id') ?? '')
  if (!/^\d{1,10}$/.test(appVersionCode) || [channelName, bundleId, device].some(({ length }) => length > LONGEST))
    return null
  return {
    app: c.req.param('app') ?? '',
    channel: channelName,
    version: Number(appVersionCode),
    device,
    running: bundleId === '' ? null : bundleId,
  }
}
