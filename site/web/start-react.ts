// Lies with React in a file that runs before the entry, in a turn of its own: together they hold a slow phone for too long.
import 'react-dom/client'
