import type { Plugin } from 'vite'

/** What the router's module of links exports. */
export const LINK_EXPORTS = ['Link', 'composeHandlers', 'createLink', 'linkOptions', 'useLinkProps'] as const

/**
 * Leaves the router's own link component out of the browser's build: our links are plain anchors (app-shell/use-followed-links.ts), but every
 * route of the router carries a `Link`, so that nothing takes out by itself what would cost each first visit 2.4 kB.
 */
export function noLinkPlugin(): Plugin {
  return {
    name: 'games:no-link',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /@tanstack\/react-router\/dist\/esm\/link\.js/ },
      handler: () =>
        `const Link = () => { throw new Error('links are plain anchors') }\nexport { ${LINK_EXPORTS.map((name) => (name === 'Link' ? name : `Link as ${name}`)).join(', ')} }`,
    },
  }
}
