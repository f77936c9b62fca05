/**
 * Stands in the file of React itself and has it evaluated there, in a task of its own: what only imports it would do that
 * together with its own code, in one long task.
 */
import 'react/jsx-runtime'
import 'react-dom/client'
