/*
 * Half of what every page needs, for the stub: in a file of its own it is evaluated in a task of its own, so that a slow phone
 * can answer a tap between the two.
 */
import 'react-dom/client'
