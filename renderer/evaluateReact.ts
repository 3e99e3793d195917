// React, which the stub evaluates in a task of its own: a slow phone can respond to a tap between the two halves of the code.
import 'react-dom/client'
