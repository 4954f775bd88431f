/** How a message reached the server. */
export type Channel = 'http' | 'folder' | 'import' | 'desk'
