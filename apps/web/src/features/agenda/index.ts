export { AgendaPage } from './AgendaPage.tsx'
export { type AgendaSearch, agendaAddress } from './agenda-address.ts'
