import { loadEnv } from './env.ts'

/** Whether the server would start with these variables; ends with code 2 and a line per fault if not (`npm start`, before it builds). */
loadEnv()
