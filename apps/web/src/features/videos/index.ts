export { LivePage } from './LivePage.tsx'
export { liveStreamsQuery } from './live-streams.query.ts'
export { pickOf } from './pick.ts'
export { VideosPage } from './VideosPage.tsx'
