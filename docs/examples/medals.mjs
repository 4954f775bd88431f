// The medal table, live. Node 20 or newer, nothing to install: node docs/examples/medals.mjs http://localhost:3000
const site = process.argv[2] ?? 'http://localhost:3000'
let [etag, seq] = ['', 0] // the ETag of the table that was received last, and the number of the newest event

const show = (table) => {
  if (table.seq < seq) return // an answer on its way when a newer event came
  seq = table.seq
  console.log(`After ${table.finishedEvents} of ${table.totalEvents} events:`)
  for (const { rank, organisation, gold, silver, bronze } of table.rows.slice(0, 5))
    console.log(`${rank}. ${organisation.name?.por ?? organisation.code}: ${gold} ${silver} ${bronze}`)
}

const fetchTable = async () => {
  const headers = { 'if-none-match': etag, 'games-min-seq': String(seq) } // not older than the newest event
  const answer = await fetch(`${site}/api/medals/all`, { headers })
  if (answer.status === 304) return // unchanged
  if (!answer.ok) throw new Error((await answer.json()).message)
  etag = answer.headers.get('etag')
  show(await answer.json())
}

const takeEvent = async ({ event, id, data }) => {
  if (event === 'refetch') seq = data.seq // too long away, or the server holds another history
  if (event === 'topic' && data.kind === 'whole') {
    show(data.view) // the new table came with the event
  } else if (event === 'topic' || event === 'refetch') {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * data.jitterMs)) // not everybody at once
    await fetchTable()
  }
  if (id) seq = Math.max(seq, Number(id))
}

const listen = async () => {
  const stream = await fetch(`${site}/api/live?topics=medals:all`, { headers: { 'last-event-id': String(seq) } })
  if (!stream.ok) throw new Error(`the stream answers ${stream.status}`)
  let text = ''
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop()
    for (const block of blocks) {
      const { event, id, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/)))
      if (data) await takeEvent({ event, id, data: JSON.parse(data) })
    }
  }
}

for (;;) {
  try {
    await fetchTable()
    await listen()
  } catch (error) {
    console.error(error.message)
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000)) // then from where we stopped
}
