/*
 * React, in a file of its own for the stub: evaluated in a separate task, so that a slow phone can respond to a tap between the
 * two halves of the shared code.
 */
import 'react-dom/client'
