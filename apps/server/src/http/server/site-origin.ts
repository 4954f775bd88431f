/** The site's own address for absolute links, without a slash at its end. */
export type SiteOrigin = (host: string | undefined, tls: boolean) => string

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/**
 * What the operator says (SITE_URL), else what the request was sent to. The latter is the sender's claim: whatever is made from it must
 * be cached for that origin alone.
 */
export const createSiteOrigin =
  (siteUrl: string | null): SiteOrigin =>
  (host, tls) =>
    siteUrl ?? `${tls ? 'https' : 'http'}://${host && HOST.test(host) ? host : 'localhost'}`
