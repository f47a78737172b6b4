/** Port of Vite's development server, which stands beside a suite without an offset. */
export const DEV_SERVER_PORT = 5173;
