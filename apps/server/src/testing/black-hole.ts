import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that can swallow everything, as a firewall does that has forgotten a connection. */
export interface BlackHole {
  /** The same database by this way. */
  readonly url: string
  /** From now on nothing comes through, no connection breaks, and new ones are taken and never answered. */
  swallow(): void
  /** New connections come through again; those from before stay dead. */
  open(): void
  close(): Promise<void>
}

/** A TCP proxy before a PostgreSQL that is reached by unix socket, as all of ours are. */
export async function blackHole(databaseUrl: string): Promise<BlackHole> {
  const address = new URL(databaseUrl)
  const path = `${address.searchParams.get('host')}/.s.PGSQL.${address.port}`
  const sockets = new Set<Socket>()
  let swallowing = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}) // whichever side ends first
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    hold(client)
    if (swallowing) return
    const database = hold(connect({ path }))
    client.pipe(database).pipe(client)
    client.on('close', () => swallowing || database.destroy())
    database.on('close', () => swallowing || client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}${address.pathname}?sslmode=disable`,
    swallow() {
      swallowing = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    open() {
      swallowing = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
