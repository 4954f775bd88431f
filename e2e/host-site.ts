import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site of somebody else: an origin of its own, whose pages embed ours. */
export interface HostSite {
  readonly origin: string
  /** Makes `body` its page, under the strictest policy that a page with frames and scripts of `games` can have. */
  show(body: string, games: string): void
  close(): Promise<void>
}

export async function openHostSite(): Promise<HostSite> {
  let page = ''
  let policy = ''
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(
      `<!doctype html><html lang="pt"><head><title>Jornal</title><link rel="icon" href="data:,"></head>` +
        `<body><h1>Jornal</h1>${page}</body></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // another name for the same machine, so that it is another site and not only another port
    origin: `http://localhost:${port}`,
    show(body, games) {
      page = body
      policy = `default-src 'none'; script-src ${games}; frame-src ${games}; img-src data:`
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
